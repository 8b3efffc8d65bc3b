import { Trans, useLingui } from '@lingui/react/macro';
import type { EditedCategory } from '@plyhaat/contract/catalog/staff/categories';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import type { CategoryAct } from './CategoryDialogs.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { childrenOf, rowsOf, withMoved } from './tree.ts';
import { useLifting } from './useLifting.ts';

type Props = {
  all: readonly EditedCategory[];
  onAct: (act: CategoryAct, category: EditedCategory) => void;
};

/** All categories in their order. A lifted one is shown where it would stand. */
export function CategoryTree({ all, onAct }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const lifting = useLifting(all);
  const { lifted } = lifting;
  const mains = childrenOf(all, null);
  // A sub-category may go anywhere, a main one only past others.
  const isOpen = (id: string) => (lifted ? lifted.category.parentId !== null : open.has(id));
  const rows = rowsOf(lifted ? withMoved(all, lifted.category, lifted.place) : all, isOpen);
  const toggle = (id: string) =>
    setOpen(open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]));
  const isAllOpen = mains.every(({ _id }) => open.has(_id));
  return (
    <section aria-label={t`Category tree`} className="rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-3">
        <p className="text-ink-2 text-ui max-md:basis-full pointer-coarse:hidden">
          <Trans>Drag a row, or press Enter on its handle, move it with the arrow keys and press Enter again.</Trans>
        </p>
        <p className="hidden text-ink-2 text-ui max-md:basis-full pointer-coarse:block">
          <Trans>Move up and Move down stand in the menu of each category.</Trans>
        </p>
        <Button
          variant="quiet"
          className="max-md:-ml-3"
          onClick={() => setOpen(new Set(isAllOpen ? [] : mains.map(({ _id }) => _id)))}
        >
          {isAllOpen ? t`Collapse all` : t`Expand all`}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {lifting.announcement}
      </p>
      <ul className="border-line border-t">
        {rows.map((category) => (
          <CategoryRow
            key={category._id}
            category={category}
            all={all}
            lifting={lifting}
            isOpen={isOpen(category._id)}
            onToggle={() => toggle(category._id)}
            onAct={(act) => onAct(act, category)}
          />
        ))}
      </ul>
    </section>
  );
}
