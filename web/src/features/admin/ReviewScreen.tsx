import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import { isStaff } from '@plyhaat/contract/core/roles';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { Guard } from '#shell/Guard.tsx';
import { Head } from '#shell/Head.tsx';
import { pageOf } from '#shell/page-of.ts';
import { StaffTabs } from '#shell/StaffTabs.tsx';
import { useLastPage } from '#shell/useLastPage.ts';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { QueueFilter } from './QueueFilter.tsx';
import { QueueList } from './QueueList.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { QUEUE_PER_PAGE, type QueueAddress, type QueueQuery, reviewQueue } from './review.queries.ts';
import { isKind, isStatus } from './review.words.ts';
import * as TEXTS from './texts.ts';

const review = getRouteApi('/admin/review');

/** What staff decide on: what waits longest stands first. */
export function ReviewScreen() {
  const { user } = useSession();
  return (
    <>
      <Head title={TEXTS.review} />
      <Guard allowed={user !== null && isStaff(user.role)} otherwise="/">
        <Queue />
      </Guard>
    </>
  );
}

const queryOf = ({ kind, status, page }: QueueAddress): QueueQuery => ({
  ...(isKind(kind) && { kind }),
  status: isStatus(status) ? status : 'PENDING',
  page: pageOf(page),
});

function Queue() {
  const address = review.useSearch();
  const navigate = review.useNavigate();
  const query = queryOf(address);
  const found = useQuery(reviewQueue(query));
  useLastPage(
    found,
    QUEUE_PER_PAGE,
    (last) => void navigate({ search: { ...address, page: String(last) }, replace: true }),
  );
  const open = (item: ReviewItem) =>
    void navigate({ search: { ...address, item: `${item.kind}.${item._id}` }, resetScroll: false });
  const close = () => {
    const { item: _item, ...rest } = address;
    void navigate({ search: rest, resetScroll: false });
  };
  return (
    <div className="wrap grid gap-5 py-6 lg:py-8">
      <StaffTabs here="/admin/review" />
      <div>
        <h1 className="text-head">{TEXTS.review}</h1>
        <p role="status" className="min-h-6 text-ink-2">
          {found.data && waiting(Object.values(found.data.waiting).reduce((sum, count) => sum + count, 0))}
        </p>
      </div>
      {found.data?.notices.map((notice) => (
        <p key={notice} role="note" className="rounded bg-amber-soft px-4 py-3 text-amber-ink text-ui">
          {notice}
        </p>
      ))}
      <QueueFilter query={query} waiting={found.data?.waiting ?? {}} />
      {found.isError && (
        <ErrorState text={TEXTS.failedToLoadThe} onRetry={() => void found.refetch()} busy={found.isFetching} />
      )}
      {found.isPending && <Waiting />}
      {found.data && <Items items={found.data.data} total={found.data.total} query={query} onOpen={open} />}
      <ReviewDialog item={address.item} onClose={close} />
    </div>
  );
}

const waiting = (count: number) => {
  if (count === 0) return TEXTS.nothingToReviewRight;
  return count === 1 ? TEXTS.oneItemToReview : TEXTS.countItemsToReview(count.toLocaleString('en-IN'));
};

type ItemsProps = { items: ReviewItem[]; total: number; query: QueueQuery; onOpen: (item: ReviewItem) => void };

function Items({ items, total, query, onOpen }: ItemsProps) {
  const address = review.useSearch();
  const router = useRouter();
  if (items.length === 0 && total > 0) return <Waiting />;
  if (items.length === 0) return <Empty text={TEXTS.nothingHereYet} />;
  const to = '/admin/review';
  const addressOf = (page: number) => ({ ...address, page: String(page) });
  return (
    <section aria-label={TEXTS.queue} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <QueueList items={items} onOpen={onOpen} />
      <div className="mt-5">
        <Pagination
          page={query.page}
          pages={Math.ceil(total / QUEUE_PER_PAGE)}
          hrefFor={(page) => router.buildLocation({ to, search: addressOf(page) }).href}
          onPage={(page) => void router.navigate({ to, search: addressOf(page) })}
        />
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <Loading />
      <Skeleton corners="control" className="h-16" />
      <Skeleton corners="control" className="h-16" />
      <Skeleton corners="control" className="h-16" />
    </div>
  );
}
