import { buttonClass } from '../Button.tsx';
import { Empty } from '../display/Empty.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import * as TEXTS from './texts.ts';

/** A list that has something, but not on the page that the address names. */
export const PastTheLast = ({ page, first }: { page: number; first: string }) => (
  <Empty
    text={TEXTS.nothingOnPage(page.toLocaleString('en-IN'))}
    action={
      <PlaceLink href={first} className={buttonClass({ variant: 'line' })}>
        {TEXTS.toTheFirstPage}
      </PlaceLink>
    }
  />
);
