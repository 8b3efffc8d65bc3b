import { buttonClass } from '#ui/Button.tsx';
import { Empty } from '#ui/display/Empty.tsx';
import { PlaceLink } from './PlaceLink.tsx';

/** A list that has something, but not on the page that the address names. */
export const PastTheLast = ({ page, first }: { page: number; first: string }) => (
  <Empty
    text={`There are no products on page ${page.toLocaleString('en-IN')}.`}
    action={
      <PlaceLink href={first} className={buttonClass({ variant: 'line' })}>
        To the first page
      </PlaceLink>
    }
  />
);
