import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import type { SessionUser } from '#api/session.ts';
import { Empty } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { BulkBar } from './BulkBar.tsx';
import { NotDecided } from './NotDecided.tsx';
import { QueuePane } from './QueuePane.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { QUEUE_PER_PAGE, type QueueQuery, reviewDetail, reviewQueue } from './review.queries.ts';
import { isKind, itemKey, versionKey } from './review.words.ts';
import { UndoBar } from './UndoBar.tsx';
import type { Decided, useHeldDecision } from './useHeldDecision.ts';
import { useOpenItem } from './useOpenItem.ts';
import { useReviewKeys } from './useReviewKeys.ts';
import { useSelection } from './useSelection.ts';

type Props = {
  items: readonly ReviewItem[];
  total: number;
  query: QueueQuery;
  /** When the list was last read; undefined while it is that of another filter. */
  readAt: number | undefined;
  me: SessionUser;
  frame: RefObject<HTMLElement | null>;
  holding: ReturnType<typeof useHeldDecision>;
};

/** The next item is there at once when the open one is decided. */
function useFetchedAhead(next: ReviewItem | undefined): void {
  const queries = useQueryClient();
  const key = next && itemKey(next);
  useEffect(() => {
    const [kind, id = ''] = key?.split('.') ?? [];
    if (isKind(kind)) void queries.prefetchQuery(reviewDetail(kind, id));
  }, [queries, key]);
}

/**
 * What comes after the items of this page, so that its last one too can be undone: the page behind it, whose first move
 * up; behind the last page the first one, of which some were passed over.
 */
function useFollowing(query: QueueQuery, total: number, gone: ReadonlySet<string>) {
  const isLast = total <= query.page * QUEUE_PER_PAGE;
  const page = isLast ? 1 : query.page + 1;
  const found = useQuery({ ...reviewQueue({ ...query, page }), enabled: total > QUEUE_PER_PAGE });
  const items = found.isPlaceholderData || !found.data ? [] : found.data.data;
  return { isLast, items: items.filter((item) => !gone.has(versionKey(item))) };
}

const shown = (count: number) => count.toLocaleString('en-IN');

/** The list and the open item side by side, each scrolling by itself; on a phone one or the other. */
export function QueuePanes({ items: listed, total: counted, query, readAt, me, frame, holding }: Props) {
  const { t } = useLingui();
  const { held, refused, gone, hold, send, undo, forgetRefused } = holding;
  const following = useFollowing(query, counted, gone);
  const kept = listed.filter((item) => !gone.has(versionKey(item)));
  const decided = listed.length - kept.length;
  const items = following.isLast ? kept : [...kept, ...following.items.slice(0, decided)];
  const total = counted - decided;
  const { current, at, isMoved, isDone, go, move, afterDecision } = useOpenItem(
    { items, total, readAt, following, page: query.page },
    me._id,
  );
  const selection = useSelection(items, me._id);
  useReviewKeys(frame, move);
  useFetchedAhead(at < 0 ? undefined : items[at + 1]);
  const [kind, id = ''] = current?.split('.') ?? [];
  const isOpen = isKind(kind) && id !== '';
  const decide = (decision: Decided) => {
    // An item whose next one is not known yet stays open until it is.
    if (decision.items.some((item) => gone.has(versionKey(item)))) return;
    hold({ ...decision, page: query.page });
    if (!afterDecision(new Set(decision.items.map(itemKey)))) send();
  };
  const takeBack = () => {
    undo();
    if (held?.items[0]) go(held.items[0], true, held.page);
  };
  const undoBar = held && <UndoBar key={held.items.map(versionKey).join()} held={held} onUndo={takeBack} />;
  return (
    <>
      <NotDecided rows={refused} onShow={(item) => go(item, false)} onClose={forgetRefused} />
      <BulkBar selection={selection} onDecide={decide} />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
        <div className={isOpen ? 'flex min-h-0 max-lg:hidden' : 'flex min-h-0'}>
          <QueuePane {...{ items, total, query, current, selection }} me={me._id} onOpen={(item) => go(item, false)} />
        </div>
        {isOpen ? (
          <ReviewPanel
            key={current}
            {...{ kind, id, me, isMoved }}
            place={
              at < 0
                ? undefined
                : t`${{ place: shown((query.page - 1) * QUEUE_PER_PAGE + at + 1) }} of ${{ total: shown(total) }}`
            }
            undo={undoBar}
            onMove={move}
            onClose={() => go(undefined, false)}
            onDecide={decide}
          />
        ) : (
          <div className="flex flex-col gap-3 bg-surface p-4 max-lg:sticky max-lg:bottom-0 max-lg:not-has-[*]:hidden">
            {isDone && items.length > 0 ? (
              <p role="status" className="rounded bg-leaf-soft px-4 py-3 text-leaf text-ui">
                <Trans>Nothing is left here for you: what still waits is your own or taken by a colleague.</Trans>
              </p>
            ) : (
              items.length > 0 && (
                <Empty text={t`Choose an item from the list.`} className="max-lg:hidden lg:min-h-80" />
              )
            )}
            {undoBar && <div className="mt-auto">{undoBar}</div>}
          </div>
        )}
      </div>
    </>
  );
}

export function Waiting() {
  return (
    <div className="grid gap-3 bg-surface p-5">
      <Loading />
      <Skeleton corners="control" className="h-16" />
      <Skeleton corners="control" className="h-16" />
      <Skeleton corners="control" className="h-16" />
    </div>
  );
}
