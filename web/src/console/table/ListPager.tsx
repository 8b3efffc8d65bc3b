import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import type { SubmitEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { PER_PAGE, totalText } from './list.ts';

type Props = {
  page: number;
  perPage?: number;
  shown: number;
  total: number;
  hasMore: boolean;
  hrefFor: (page: number) => string;
  onPage: (page: number) => void;
};

/** Where in the list this page is; a list that was not counted to its end has no last page. */
export function ListPager({ page, perPage = PER_PAGE, shown, total, hasMore, hrefFor, onPage }: Props) {
  const { t } = useLingui();
  const from = (page - 1) * perPage + 1;
  const to = from + shown - 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-3 text-ui">
      <p className="text-ink-2 tabular-nums">{t`${from}–${to} of ${{ total: totalText(total) }}`}</p>
      {total > MOST_COUNTED ? (
        <Endless page={page} hasMore={hasMore} onPage={onPage} />
      ) : (
        <Pagination page={page} pages={Math.ceil(total / perPage)} hrefFor={hrefFor} onPage={onPage} />
      )}
    </div>
  );
}

function Endless({ page, hasMore, onPage }: Pick<Props, 'page' | 'hasMore' | 'onPage'>) {
  const { t } = useLingui();
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = Number(new FormData(event.currentTarget).get('page'));
    if (Number.isInteger(wanted) && wanted > 0) onPage(wanted);
  };
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center gap-2">
      <Button variant="line" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <span className="tabular-nums">{t`Page ${page}`}</span>
      <Button variant="line" disabled={!hasMore} onClick={() => onPage(page + 1)}>
        <Trans>Next</Trans>
      </Button>
      <form onSubmit={go} className="flex gap-2">
        <Input name="page" inputMode="numeric" size="sm" aria-label={t`Go to page`} className="w-20" />
        <Button type="submit" variant="line">
          <Trans>Go</Trans>
        </Button>
      </form>
    </nav>
  );
}
