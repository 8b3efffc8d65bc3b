import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import { MOST_AT_ONCE } from '@plyhaat/contract/admin/review';
import { useState } from 'react';
import { itemKey } from './review.words.ts';

export type Selection = {
  readonly items: readonly ReviewItem[];
  /** Everything on the page that could be selected with them. */
  readonly kin: readonly ReviewItem[];
  readonly has: (item: ReviewItem) => boolean;
  readonly may: (item: ReviewItem) => boolean;
  readonly toggle: (item: ReviewItem) => void;
  readonly selectKin: () => void;
  readonly clear: () => void;
};

/**
 * Several of one seller: with the first, things of others cannot be selected. Reports are read one by one, and what a
 * colleague took is theirs to decide.
 */
export function useSelection(items: readonly ReviewItem[], me: string): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.filter((item) => keys.has(itemKey(item)) && item.status === 'PENDING');
  const ownerId = chosen[0]?.owner?._id;
  const may = ({ status, kind, owner, taken }: ReviewItem) =>
    status === 'PENDING' &&
    (!taken || taken._id === me) &&
    kind !== 'report' &&
    owner !== null &&
    owner._id !== me &&
    (ownerId === undefined || owner._id === ownerId);
  const kin = ownerId === undefined ? [] : items.filter(may).slice(0, MOST_AT_ONCE);
  return {
    items: chosen,
    kin,
    may,
    has: (item) => keys.has(itemKey(item)),
    toggle(item) {
      const next = new Set(chosen.map(itemKey));
      if (!next.delete(itemKey(item)) && may(item)) next.add(itemKey(item));
      setKeys(next);
    },
    selectKin: () => setKeys(new Set(kin.map(itemKey))),
    clear: () => setKeys(new Set()),
  };
}
