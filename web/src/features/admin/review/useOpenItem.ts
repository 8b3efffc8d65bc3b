import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { mediaHook } from '#ui/media.ts';
import { itemKey } from './review.words.ts';

const review = getRouteApi('/console/admin/review');

/** Waits for the list without the decided items; the item at `place` is then the next. */
type Awaited = { readonly place: number; readonly decided: ReadonlySet<string>; readonly since: number };
type Queue = {
  readonly items: readonly ReviewItem[];
  readonly total: number;
  /** When the list was last read; undefined while it is still that of another filter. */
  readonly readAt: number | undefined;
  readonly page: number;
  /** What comes after these: the next page, or after the last one the first. */
  readonly following: { readonly isLast: boolean; readonly items: readonly ReviewItem[] };
};

const useDesk = mediaHook('(min-width: 64rem)');

/**
 * Which item lies open, by the address; at a desk the first, where the address names none. After a decision the next
 * that waits for this reader opens: one further down, or what moved up from the next page, or else the first that was
 * passed over.
 */
export function useOpenItem({ items, total, readAt, page: here, following }: Queue, me: string) {
  const { item: current, ...closed } = review.useSearch();
  const navigate = review.useNavigate();
  const [isMoved, setMoved] = useState(false);
  const [isDone, setDone] = useState(false);
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const open = (item: ReviewItem | undefined, replace: boolean, page = here) => {
    const address = page === here ? closed : { ...closed, page: String(page) };
    void navigate({ search: item ? { ...address, item: itemKey(item) } : address, resetScroll: false, replace });
  };
  const go = (item: ReviewItem | undefined, replace: boolean, page = here) => {
    setMoved(true);
    setDone(false);
    setAwaited(null);
    open(item, replace, page);
  };
  const at = items.findIndex((item) => itemKey(item) === current);
  const move = (by: 1 | -1) => {
    const to = at < 0 ? items[0] : items[at + by];
    if (to) go(to, current !== undefined);
  };
  const isForMe = ({ status, taken, owner }: ReviewItem) =>
    status === 'PENDING' && (!taken || taken._id === me) && owner?._id !== me;

  /** Answers whether the next item is known; if not, the list has to be read again without the decided ones. */
  const afterDecision = (decided: ReadonlySet<string>): boolean => {
    if (!current || !decided.has(current)) return true;
    const isLeft = (item: ReviewItem) => !decided.has(itemKey(item));
    const isNext = (item: ReviewItem) => isLeft(item) && isForMe(item);
    const isWhole = total <= items.length;
    const next = items.slice(Math.max(at, 0)).find(isNext) ?? (isWhole ? items.find(isNext) : undefined);
    const behind = next || isWhole ? undefined : following.items.find(isNext);
    if (next || behind || isWhole) {
      go(next ?? behind, true, behind && following.isLast ? 1 : here);
      setDone(!next && !behind);
      return true;
    }
    setAwaited({ place: items.slice(0, Math.max(at, 0)).filter(isLeft).length, decided, since: readAt ?? 0 });
    return false;
  };

  const isRead = awaited !== null && awaited.since !== readAt;
  // A page that lost its last row is left for the one before it.
  const isThere = isRead && (items.length > 0 || total === 0);
  const goOn = useEffectEvent(() => {
    const isNext = (item: ReviewItem) => isForMe(item) && !awaited?.decided.has(itemKey(item));
    const next = items.slice(awaited?.place ?? 0).find(isNext) ?? items.find(isNext);
    go(next, true);
    setDone(next === undefined);
  });
  useEffect(() => {
    if (isThere) goOn();
  }, [isThere]);

  const first = items.find(isForMe) ?? (isDone ? undefined : items[0]);
  const isMissing = useDesk() && current === undefined && readAt !== undefined && first !== undefined;
  const openFirst = useEffectEvent(() => open(first, true));
  useEffect(() => {
    if (isMissing) openFirst();
  }, [isMissing]);
  return { current, at, isMoved, isDone, go, move, afterDecision };
}
