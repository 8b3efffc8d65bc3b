import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EditedCategory } from '@plyhaat/contract/catalog/staff/categories';
import { ChevronRight, GripVertical } from 'lucide-react';
import type { DragEvent } from 'react';
import { RowMenu } from '#console/editing/RowMenu.tsx';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import type { MenuAction } from '#ui/overlays/Menu.tsx';
import type { CategoryAct } from './CategoryDialogs.tsx';
import { childrenOf, droppedAt } from './tree.ts';
import { handleId, type Lifting } from './useLifting.ts';

type Props = {
  category: EditedCategory;
  all: readonly EditedCategory[];
  lifting: Lifting;
  isOpen: boolean;
  onToggle: () => void;
  onAct: (act: CategoryAct) => void;
};

/** Dragging by the mouse: the row is the handle, and rows say where it would go. */
function draggingOf({ category, all, lifting }: Props) {
  const { lifted, lift, put, drop, cancel } = lifting;
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData('text/plain', category.name);
      event.dataTransfer.effectAllowed = 'move';
      lift(category, false);
    },
    onDragOver: (event: DragEvent) => {
      if (!lifted) return;
      event.preventDefault();
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const place = droppedAt(all, lifted.category, category, event.clientY > top + height / 2);
      if (place && JSON.stringify(place) !== JSON.stringify(lifted.place)) put(lifted.category, place, false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      drop();
    },
    onDragEnd: (event: DragEvent) => {
      if (event.dataTransfer.dropEffect === 'none') cancel();
    },
  };
}

/** One category: its handle, its name, what it has, and what can be done with it. */
export function CategoryRow(props: Props) {
  const { t } = useLingui();
  const { category, all, lifting, isOpen, onToggle } = props;
  const items = useItems(props);
  const { lifted, lift, drop, onKey } = lifting;
  const isMain = category.parentId === null;
  const isLifted = lifted?.category._id === category._id;
  const hasChildren = isMain && childrenOf(all, category._id).length > 0;
  return (
    <li
      {...draggingOf(props)}
      className={classes(
        'flex min-h-13 items-center gap-1 border-line border-b pr-2 last:border-b-0',
        isMain ? 'pl-1' : 'pl-8 sm:pl-14',
        isLifted ? 'bg-teak-soft' : 'hover:bg-paper',
      )}
    >
      <button
        type="button"
        id={handleId(category)}
        aria-label={t`Move ${{ name: category.name }}`}
        aria-pressed={isLifted}
        onClick={() => (isLifted ? drop() : lift(category, true))}
        onKeyDown={onKey}
        className="grid size-11 flex-none cursor-grab place-items-center rounded text-ink-3 hover:bg-sunken"
      >
        <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {hasChildren && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t`Sub-categories of ${{ name: category.name }}`}
          onClick={onToggle}
          className="grid size-11 flex-none place-items-center rounded text-ink-2 hover:bg-sunken"
        >
          <ChevronRight
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className={classes('transition-transform', isOpen && 'rotate-90')}
          />
        </button>
      )}
      {isMain && (
        <Picture
          picture={category.picture}
          alt=""
          sizes="40px"
          ratio="1/1"
          className={classes('w-10 flex-none rounded-sm', !hasChildren && 'ml-11')}
        />
      )}
      <CategoryInfo category={category} isMain={isMain} />
      <RowMenu name={category.name} items={items} />
    </li>
  );
}

function CategoryInfo({
  category: { name, mergedNames, isHidden, productCount },
  isMain,
}: {
  category: EditedCategory;
  isMain: boolean;
}) {
  const { t } = useLingui();
  const shown = productCount.toLocaleString('en-IN');
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5 px-2 py-1.5 text-ui">
      <span className={classes('min-w-0 wrap-anywhere', isMain && 'font-semibold')}>{name}</span>
      {isHidden && (
        <Badge>
          <Trans>Hidden</Trans>
        </Badge>
      )}
      {mergedNames.length > 0 && (
        <span className="min-w-0 truncate text-ink-3 text-meta max-sm:hidden">
          {t`Also ${{ names: mergedNames.join(', ') }}`}
        </span>
      )}
      <span className="text-ink-2 text-meta tabular-nums max-sm:basis-full sm:ml-auto">
        {t`${plural(productCount, { one: `${shown} product`, other: `${shown} products` })}`}
      </span>
    </span>
  );
}

function useItems({ category, lifting, onAct }: Props): (MenuAction | 'line')[] {
  const { t } = useLingui();
  const act = (name: CategoryAct, label: string): MenuAction => ({ label, onSelect: () => onAct(name) });
  return [
    act('rename', t`Rename`),
    ...(category.parentId === null ? [act('addTo', t`Add sub-category`)] : []),
    act('picture', t`Picture`),
    act(category.isHidden ? 'show' : 'hide', category.isHidden ? t`Show again` : t`Hide`),
    'line',
    { label: t`Move up`, onSelect: () => lifting.shift(category, -1) },
    { label: t`Move down`, onSelect: () => lifting.shift(category, 1) },
    act('merge', t`Merge into…`),
    'line',
    ...(category.isHidden ? [] : [{ label: t`View page`, href: `/category/${category.slug}` }]),
    { ...act('delete', t`Delete`), danger: true },
  ];
}
