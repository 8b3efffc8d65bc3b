import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { SessionUser } from '#api/session.ts';
import { Empty } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { BulkBar } from './BulkBar.tsx';
import { NothingFound } from './NothingFound.tsx';
import { QueueList } from './QueueList.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { QUEUE_PER_PAGE } from './review.queries.ts';
import { isKind } from './review.words.ts';
import * as TEXTS from './texts.ts';
import { useOpenItem } from './useOpenItem.ts';
import { useReviewKeys } from './useReviewKeys.ts';
import { useSelection } from './useSelection.ts';

const review = getRouteApi('/console/admin/review');

type Props = {
  items: readonly ReviewItem[];
  total: number;
  page: number;
  /** When the list was last read. */
  readAt: number;
  me: SessionUser;
  frame: RefObject<HTMLElement | null>;
};

/** The list and the open item side by side; on a phone one or the other. */
export function QueuePanes({ items, total, page, readAt, me, frame }: Props) {
  const { current, isMoved, isDone, go, move, afterDecision } = useOpenItem({ items, total, readAt }, me._id);
  const selection = useSelection(items, me._id);
  useReviewKeys(frame, move);
  const [kind, id = ''] = current?.split('.') ?? [];
  const isOpen = isKind(kind) && id !== '';
  return (
    <>
      <BulkBar selection={selection} onDecided={afterDecision} />
      {isDone && items.length > 0 && (
        <p role="status" className="rounded bg-leaf-soft px-4 py-3 text-leaf text-ui">
          {TEXTS.noneLeftForYou}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(17rem,24rem)_minmax(0,1fr)]">
        <div className={isOpen ? 'max-lg:hidden' : undefined}>
          <List {...{ items, total, page, current, me, selection }} onOpen={(item) => go(item, false)} />
        </div>
        {isOpen ? (
          <ReviewPanel
            key={current}
            {...{ kind, id, me }}
            isMoved={isMoved}
            onMove={move}
            onClose={() => go(undefined, false)}
            onDecided={() => afterDecision(new Set(current && [current]))}
          />
        ) : (
          items.length > 0 && <Empty text={TEXTS.chooseAnItem} className="max-lg:hidden lg:min-h-80" />
        )}
      </div>
    </>
  );
}

type ListProps = Omit<Props, 'frame' | 'readAt'> & {
  current: string | undefined;
  selection: ReturnType<typeof useSelection>;
  onOpen: (item: ReviewItem) => void;
};

function List({ items, total, page, current, me, selection, onOpen }: ListProps) {
  const { item: _item, ...address } = review.useSearch();
  const router = useRouter();
  if (items.length === 0 && total > 0) return <Waiting />;
  if (items.length === 0) return <NothingFound {...address} />;
  const to = '/admin/review';
  const addressOf = (number: number) => ({ ...address, page: String(number) });
  return (
    <section aria-label={TEXTS.queue} className="overflow-hidden rounded-card border border-line bg-surface">
      <QueueList items={items} current={current} me={me._id} selection={selection} onOpen={onOpen} />
      {total > QUEUE_PER_PAGE && (
        <div className="border-line border-t px-2 py-2">
          <Pagination
            page={page}
            pages={Math.ceil(total / QUEUE_PER_PAGE)}
            hrefFor={(number) => router.buildLocation({ to, search: addressOf(number) }).href}
            onPage={(number) => void router.navigate({ to, search: addressOf(number) })}
          />
        </div>
      )}
    </section>
  );
}

export function Waiting() {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <Loading />
      <Skeleton corners="control" className="h-16" />
      <Skeleton corners="control" className="h-16" />
      <Skeleton corners="control" className="h-16" />
    </div>
  );
}
