import { useLingui } from '@lingui/react/macro';
import type { EditedCategory } from '@plyhaat/contract/catalog/staff/categories';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { READ_ALL_AGAIN, useChange } from '#forms/useChange.ts';
import { sendMove } from './categories.queries.ts';
import { childrenOf, isSamePlace, type Place, placeOf, stepped, withMoved } from './tree.ts';

type Lifted = { readonly category: EditedCategory; readonly place: Place; readonly byKeys: boolean };

export const handleId = ({ _id }: EditedCategory): string => `handle-${_id}`;

/** Moves a category by keyboard or by dragging: where it would go, and how it is dropped. */
export function useLifting(all: readonly EditedCategory[]) {
  const { t } = useLingui();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [announcement, announce] = useState('');
  const { mutate: move, isPending: isBusy } = useChange(sendMove, READ_ALL_AGAIN);
  // Moving a row in the document loses its focus.
  useEffect(() => {
    if (lifted?.byKeys) document.getElementById(handleId(lifted.category))?.focus();
  }, [lifted]);

  const put = (category: EditedCategory, place: Place, byKeys: boolean) => {
    const parent = all.find(({ _id }) => _id === place.parentId)?.name;
    const { length } = childrenOf(withMoved(all, category, place), place.parentId);
    const { name } = category;
    const position = place.position + 1;
    announce(parent ? t`${name}, ${position} of ${length} in ${parent}` : t`${name}, ${position} of ${length}`);
    setLifted({ category, place, byKeys });
  };
  const lift = (category: EditedCategory, byKeys: boolean) => {
    if (isBusy) return;
    setLifted({ category, place: placeOf(all, category), byKeys });
    announce(t`${{ name: category.name }} is lifted. Arrow keys move it, Enter drops it, Escape cancels.`);
  };
  const cancel = () => {
    if (!lifted || isBusy) return;
    announce(t`${{ name: lifted.category.name }} stays where it was.`);
    setLifted(null);
  };
  const send = (category: EditedCategory, place: Place) => {
    if (isSamePlace(place, placeOf(all, category))) return cancel();
    // It stays where it was put until the list shows it there.
    if (!isBusy) move({ id: category._id, version: category.version, ...place }, { onSuccess: () => setLifted(null) });
  };
  const drop = () => lifted && send(lifted.category, lifted.place);
  const shift = (category: EditedCategory, step: 1 | -1) =>
    send(category, stepped(all, category, placeOf(all, category), step));
  const onKey = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (!lifted?.byKeys || isBusy || (!step && event.key !== 'Escape')) return;
    event.preventDefault();
    if (step) put(lifted.category, stepped(all, lifted.category, lifted.place, step), true);
    else cancel();
  };
  return { lifted, announcement, isBusy, lift, put, drop, cancel, shift, onKey };
}
export type Lifting = ReturnType<typeof useLifting>;
