import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { ownId } from '#api/own-id.ts';
import { pageOf } from '#shell/page-of.ts';
import { useLastPage } from '#shell/useLastPage.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { SharedListRow } from './SharedListRow.tsx';
import { LISTS_PER_PAGE, ownLists } from './sharing.queries.ts';

const account = getRouteApi('/account');
const addressOf = (page: number) => ({ tab: 'sharedLists', page: String(page) });

/** What the seller sent to buyers, and what came of it. `code` names the list that was just made. */
export function SharedListsScreen() {
  const { t } = useLingui();
  const { page: pageText, code } = account.useSearch();
  const page = pageOf(pageText);
  const found = useQuery(ownLists(ownId(), page));
  const navigate = account.useNavigate();
  useLastPage(found, LISTS_PER_PAGE, (last) => void navigate({ search: addressOf(last), replace: true }));
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="text-head">
            <Trans>Shared lists</Trans>
          </h1>
          <p className="text-ink-2">
            <Trans>Who opened your lists, and how many leads they brought.</Trans>
          </p>
        </div>
        <NewList />
      </div>
      {found.isError && (
        <ErrorState
          text={t`Failed to load your shared lists.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && <RowSkeletons rows={3} picture="h-14 w-21" />}
      {found.data?.total === 0 && (
        <Empty text={t`No lists yet. Choose products and send your rates to buyers.`} action={<NewList />} />
      )}
      {found.data && found.data.total > 0 && (
        <>
          <ul aria-label={t`Shared lists`} className="grid gap-4">
            {found.data.data.map((list) => (
              <SharedListRow key={list.code} list={list} isNew={list.code === code} />
            ))}
          </ul>
          <Pagination
            page={page}
            pages={Math.ceil(found.data.total / LISTS_PER_PAGE)}
            hrefFor={(to) => `/account?page=${to}&tab=sharedLists`}
            onPage={(to) => void navigate({ search: addressOf(to) })}
          />
        </>
      )}
    </div>
  );
}

const NewList = () => (
  <Link to="/account" search={{ tab: 'shareProducts' }} className={buttonClass({})}>
    <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
    <Trans>New list</Trans>
  </Link>
);
