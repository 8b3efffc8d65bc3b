import type { EditedCategory } from '@plyhaat/contract/catalog/staff/categories';

/** Where a category stands: under which main category, as which of its siblings. */
export type Place = { readonly parentId: string | null; readonly position: number };
type Categories = readonly EditedCategory[];

export const childrenOf = (all: Categories, parentId: string | null): Categories =>
  all.filter((category) => category.parentId === parentId);

export const placeOf = (all: Categories, { _id, parentId }: EditedCategory): Place => ({
  parentId,
  position: childrenOf(all, parentId).findIndex((sibling) => sibling._id === _id),
});

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.parentId === other.parentId && one.position === other.position;

/** The categories as they would stand with one of them at another place. */
export function withMoved(all: Categories, moved: EditedCategory, { parentId, position }: Place): Categories {
  const others = all.filter(({ _id }) => _id !== moved._id);
  const siblings = childrenOf(others, parentId).toSpliced(position, 0, { ...moved, parentId });
  return [...others.filter((category) => category.parentId !== parentId), ...siblings];
}

/** One step up or down: past a sibling, or out of a main category into the one beside it. */
export function stepped(all: Categories, moved: EditedCategory, { parentId, position }: Place, step: 1 | -1): Place {
  const others = all.filter(({ _id }) => _id !== moved._id);
  const next = position + step;
  if (next >= 0 && next <= childrenOf(others, parentId).length) return { parentId, position: next };
  const mains = childrenOf(others, null);
  const beside = mains[mains.findIndex(({ _id }) => _id === parentId) + step];
  if (parentId === null || !beside) return { parentId, position };
  return { parentId: beside._id, position: step === 1 ? 0 : childrenOf(others, beside._id).length };
}

/** Where a dragged category would go: before or after a row of its level, or into the main category under the pointer. */
export function droppedAt(
  all: Categories,
  moved: EditedCategory,
  over: EditedCategory,
  isBelow: boolean,
): Place | null {
  const others = all.filter(({ _id }) => _id !== moved._id);
  const isMain = moved.parentId === null;
  if (isMain !== (over.parentId === null)) return isMain ? null : { parentId: over._id, position: 0 };
  const at = childrenOf(others, over.parentId).findIndex(({ _id }) => _id === over._id);
  return at < 0 ? null : { parentId: over.parentId, position: at + (isBelow ? 1 : 0) };
}

/** The rows to show, main categories and what is open of them, in one list. */
export const rowsOf = (all: Categories, isOpen: (id: string) => boolean): Categories =>
  childrenOf(all, null).flatMap((main) => [main, ...(isOpen(main._id) ? childrenOf(all, main._id) : [])]);
