import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewItem, ReviewKind } from '@plyhaat/contract/admin/admin';
import { isStaff } from '@plyhaat/contract/core/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type SessionUser, useSession } from '#api/session.ts';
import { Guard } from '#shell/Guard.tsx';
import { Head } from '#shell/Head.tsx';
import { pageOf } from '#shell/page-of.ts';
import { useLastPage } from '#shell/useLastPage.ts';
import { ErrorState } from '#ui/display/Empty.tsx';
import { waitingItems } from '../frame/waiting.queries.ts';
import { QueueFilter } from './QueueFilter.tsx';
import { QueuePanes, Waiting } from './QueuePanes.tsx';
import { ReviewTools } from './ReviewTools.tsx';
import { QUEUE_PER_PAGE, type QueueAddress, type QueueQuery, reviewQueue } from './review.queries.ts';
import { isKind, isStatus, secondsSince, spanText, versionKey } from './review.words.ts';
import { useHeldDecision } from './useHeldDecision.ts';

const review = getRouteApi('/console/admin/review');

/** What staff decide on: what waits longest stands first. */
export function ReviewScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <>
      <Head title={t`Review`} />
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

/** At a desk the two panes have what the header, and the banner of a demo, leave of the window. */
const DESK =
  'flex min-h-0 flex-col lg:h-[max(38.75rem,calc(100dvh-3.75rem))] lg:[html:has([data-demo])_&]:h-[max(38.75rem,calc(100dvh-6.5625rem))]';

function Queue({ me }: { me: SessionUser }) {
  const { t } = useLingui();
  const address = review.useSearch();
  const navigate = review.useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const query = queryOf(address);
  const found = useQuery(reviewQueue(query));
  const holding = useHeldDecision();
  const { waiting = {}, oldest = {}, notices = [] } = found.data ?? {};
  useLastPage(
    found,
    QUEUE_PER_PAGE,
    (last) => void navigate({ search: { ...address, page: String(last) }, replace: true }),
  );
  const left = leftOf(waiting, found.data?.data ?? [], holding.gone);
  const count = Object.values(left).reduce((sum, one) => sum + one, 0);
  useTold(found.data && count);
  return (
    <div ref={frame} className={DESK}>
      <h1 className="sr-only">
        <Trans>Review</Trans>
      </h1>
      <p role="status" className="sr-only">
        {found.data && t(waitingText(count))}
        <Oldest moments={Object.values(oldest)} />
      </p>
      {/* On a phone the open item has the screen to itself. */}
      <div className={address.item ? 'max-lg:hidden' : undefined}>
        {notices.map((notice) => (
          <p key={notice} role="note" className="bg-amber-soft px-4 py-2 text-amber-ink text-ui">
            {notice}
          </p>
        ))}
        <QueueFilter query={query} waiting={left} total={found.isPlaceholderData ? undefined : found.data?.total}>
          <ReviewTools kind={query.kind} role={me.role} />
        </QueueFilter>
      </div>
      {found.isError && (
        <ErrorState
          text={t`Failed to load the review queue. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
          className="m-4"
        />
      )}
      {found.isPending && <Waiting />}
      {found.data && (
        <QueuePanes
          items={found.data.data}
          total={found.data.total}
          query={query}
          readAt={found.isPlaceholderData ? undefined : found.dataUpdatedAt}
          me={me}
          frame={frame}
          holding={holding}
        />
      )}
    </div>
  );
}

type Counts = Readonly<Partial<Record<ReviewKind, number>>>;

/** What waits without what the reader has just decided: tabs, list and rail tell the same. */
function leftOf(waiting: Counts, listed: readonly ReviewItem[], gone: ReadonlySet<string>): Counts {
  const left: Partial<Record<ReviewKind, number>> = { ...waiting };
  for (const item of listed)
    if (item.status === 'PENDING' && gone.has(versionKey(item)))
      left[item.kind] = Math.max(0, (left[item.kind] ?? 0) - 1);
  return left;
}

/** The rail shows the number that this screen has read. */
function useTold(count: number | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (count !== undefined) queries.setQueryData(waitingItems.queryKey, count);
  }, [queries, count]);
}

function waitingText(count: number): MessageDescriptor {
  const shown = count.toLocaleString('en-IN');
  return msg`${plural(count, {
    0: 'Nothing to review right now.',
    one: '1 item to review.',
    other: `${shown} items to review.`,
  })}`;
}

function Oldest({ moments }: { moments: readonly string[] }) {
  const [oldest] = moments.toSorted();
  const { t } = useLingui();
  if (!oldest) return null;
  const span = t(spanText(secondsSince(oldest)));
  return <span>{` ${t`The oldest has waited ${span}.`}`}</span>;
}
