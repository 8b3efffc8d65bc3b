import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';

type Props = { page: number; pages: number; onPage: (page: number) => void };

/** Back and forth among the rows of a file, inside a screen or dialog whose address stays. */
export function RowPager({ page, pages, onPage }: Props) {
  if (pages <= 1) return null;
  return (
    <div className="flex items-center justify-end gap-3 text-ui tabular-nums">
      <Button variant="line" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <span>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      <Button variant="line" disabled={page === pages} onClick={() => onPage(page + 1)}>
        <Trans>Next</Trans>
      </Button>
    </div>
  );
}
