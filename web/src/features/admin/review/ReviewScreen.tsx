import { isStaff } from '@plyhaat/contract/core/roles';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { type SessionUser, useSession } from '#api/session.ts';
import { Guard } from '#shell/Guard.tsx';
import { Head } from '#shell/Head.tsx';
import { pageOf } from '#shell/page-of.ts';
import { useLastPage } from '#shell/useLastPage.ts';
import { classes } from '#ui/classes.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Figures } from './Figures.tsx';
import { QueueFilter } from './QueueFilter.tsx';
import { QueuePanes, Waiting } from './QueuePanes.tsx';
import { ReviewTools } from './ReviewTools.tsx';
import { QUEUE_PER_PAGE, type QueueAddress, type QueueQuery, reviewQueue } from './review.queries.ts';
import { isKind, isStatus, secondsSince, spanText } from './review.words.ts';
import * as TEXTS from './texts.ts';

const review = getRouteApi('/console/admin/review');

/** What staff decide on: what waits longest stands first. */
export function ReviewScreen() {
  const { user } = useSession();
  return (
    <>
      <Head title={TEXTS.review} />
      <Guard allowed={user !== null && isStaff(user.role)} otherwise="/">
        {user && <Queue me={user} />}
      </Guard>
    </>
  );
}

const queryOf = ({ kind, status, q, page }: QueueAddress): QueueQuery => ({
  ...(isKind(kind) && { kind }),
  status: isStatus(status) ? status : 'PENDING',
  ...(q && { q: q.slice(0, 200) }),
  page: pageOf(page),
});

function Queue({ me }: { me: SessionUser }) {
  const address = review.useSearch();
  const navigate = review.useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const query = queryOf(address);
  const found = useQuery(reviewQueue(query));
  const { waiting = {}, oldest = {}, notices = [] } = found.data ?? {};
  useLastPage(
    found,
    QUEUE_PER_PAGE,
    (last) => void navigate({ search: { ...address, page: String(last) }, replace: true }),
  );
  // On a phone the open item has the screen to itself; its heading of the page stays for assistive technology.
  const whileOpen = (hidden: string) => (address.item ? hidden : undefined);
  return (
    <div ref={frame} className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 py-6 lg:py-8">
      <div
        className={classes('flex flex-wrap items-start justify-between gap-x-5 gap-y-3', whileOpen('max-lg:absolute'))}
      >
        <div className={whileOpen('max-lg:sr-only')}>
          <h1 className="text-head">{TEXTS.review}</h1>
          <p role="status" className="min-h-6 text-ink-2">
            {found.data && waitingText(Object.values(waiting).reduce((sum, count) => sum + count, 0))}
            <Oldest moments={Object.values(oldest)} />
          </p>
        </div>
        <div className={whileOpen('max-lg:hidden')}>
          <ReviewTools kind={query.kind} role={me.role} />
        </div>
      </div>
      <div className={classes('grid grid-cols-[minmax(0,1fr)] gap-5', whileOpen('max-lg:hidden'))}>
        {notices.map((notice) => (
          <p key={notice} role="note" className="rounded bg-amber-soft px-4 py-3 text-amber-ink text-ui">
            {notice}
          </p>
        ))}
        <Figures />
        <QueueFilter query={query} waiting={waiting} oldest={oldest} />
      </div>
      {found.isError && (
        <ErrorState text={TEXTS.failedToLoadThe} onRetry={() => void found.refetch()} busy={found.isFetching} />
      )}
      {found.isPending && <Waiting />}
      {found.data && (
        <QueuePanes
          items={found.data.data}
          total={found.data.total}
          page={query.page}
          readAt={found.dataUpdatedAt}
          me={me}
          frame={frame}
        />
      )}
    </div>
  );
}

const waitingText = (count: number) => {
  if (count === 0) return TEXTS.nothingToReviewRight;
  return count === 1 ? TEXTS.oneItemToReview : TEXTS.countItemsToReview(count.toLocaleString('en-IN'));
};

function Oldest({ moments }: { moments: readonly string[] }) {
  const [oldest] = moments.toSorted();
  return oldest ? <span>{` ${TEXTS.oldestWaits(spanText(secondsSince(oldest)))}`}</span> : null;
}
