import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '../Button.tsx';
import { Empty } from '../display/Empty.tsx';
import { PlaceLink } from './PlaceLink.tsx';

/** A list that has something, but not on the page that the address names. */
export const PastTheLast = ({ page, first }: { page: number; first: string }) => {
  const { t } = useLingui();
  return (
    <Empty
      text={t`There is nothing on page ${{ page: page.toLocaleString('en-IN') }}.`}
      action={
        <PlaceLink href={first} className={buttonClass({ variant: 'line' })}>
          <Trans>To the first page</Trans>
        </PlaceLink>
      }
    />
  );
};
