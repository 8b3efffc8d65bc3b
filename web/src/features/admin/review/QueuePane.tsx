import { useLingui } from '@lingui/react/macro';
import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { ListSearch } from '#forms/ListSearch.tsx';
import { ScrollRegion } from '#ui/display/ScrollRegion.tsx';
import { Loading } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { Figures } from './Figures.tsx';
import { NothingFound } from './NothingFound.tsx';
import { addressOf } from './QueueFilter.tsx';
import { QueueList } from './QueueList.tsx';
import { QUEUE_PER_PAGE, type QueueQuery } from './review.queries.ts';
import type { Selection } from './useSelection.ts';

const review = getRouteApi('/console/admin/review');

type Props = {
  items: readonly ReviewItem[];
  total: number;
  query: QueueQuery;
  current: string | undefined;
  me: string;
  selection: Selection;
  onOpen: (item: ReviewItem) => void;
};

/** What waits: the search above, the pages and how long sellers wait below, the list between them. */
export function QueuePane({ query, ...list }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { q = '' } = query;
  return (
    <section aria-label={t`Queue`} className="flex min-h-0 min-w-0 flex-1 flex-col border-line bg-surface lg:border-r">
      <div className="border-line border-b px-3 py-2">
        <ListSearch
          key={q}
          label={t`Search by name or seller`}
          search={q}
          onSearch={(text) => void navigate({ to: '/admin/review', search: addressOf({ ...query, q: text }) })}
        />
      </div>
      <List page={query.page} {...list} />
      <Figures />
    </section>
  );
}

function List({ items, total, page, current, me, selection, onOpen }: Omit<Props, 'query'> & { page: number }) {
  const { t } = useLingui();
  const { item: _item, ...address } = review.useSearch();
  const router = useRouter();
  if (items.length === 0)
    return <div className="flex-1 p-4">{total > 0 ? <Loading /> : <NothingFound {...address} />}</div>;
  const to = '/admin/review';
  const pageAddress = (number: number) => ({ ...address, page: String(number) });
  return (
    <>
      <ScrollRegion label={t`List`} className="min-h-0 flex-1 lg:overflow-y-auto lg:overscroll-contain">
        <QueueList items={items} current={current} me={me} selection={selection} onOpen={onOpen} />
      </ScrollRegion>
      {total > QUEUE_PER_PAGE && (
        <div className="border-line border-t px-2 py-1">
          <Pagination
            page={page}
            pages={Math.ceil(total / QUEUE_PER_PAGE)}
            hrefFor={(number) => router.buildLocation({ to, search: pageAddress(number) }).href}
            onPage={(number) => void router.navigate({ to, search: pageAddress(number) })}
          />
        </div>
      )}
    </>
  );
}
