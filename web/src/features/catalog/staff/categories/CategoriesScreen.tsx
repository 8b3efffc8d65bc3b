import { Trans, useLingui } from '@lingui/react/macro';
import type { EditedCategory } from '@plyhaat/contract/catalog/staff/categories';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { READ_ALL_AGAIN, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import {
  AddDialog,
  type CategoryAct,
  DeleteDialog,
  HideDialog,
  MergeDialog,
  PictureDialog,
  RenameDialog,
} from './CategoryDialogs.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { editedCategories, sendChange } from './categories.queries.ts';
import { childrenOf } from './tree.ts';

export function CategoriesScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`Categories`}>
      <Categories />
    </ManagerScreen>
  );
}

function Categories() {
  const { t } = useLingui();
  const found = useQuery(editedCategories());
  const [isAdding, setAdding] = useState(false);
  const all = found.data ?? [];
  const mains = childrenOf(all, null).length;
  return (
    <div className="grid gap-5 px-[clamp(1rem,2.4vw,2rem)] py-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-head">
            <Trans>Categories</Trans>
          </h1>
          <p role="status" className="min-h-6 text-ink-2 text-ui">
            {found.data && t`${mains} main categories, ${{ sub: all.length - mains }} sub-categories`}
          </p>
        </div>
        <Button onClick={() => setAdding(true)}>
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Add category</Trans>
        </Button>
      </div>
      {found.isError && !found.data && (
        <ErrorState
          text={t`Failed to load the categories. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && (
        <RowSkeletons rows={8} picture="size-10" className="rounded-card border border-line bg-surface p-5" />
      )}
      {found.data && <Edited all={all} />}
      {isAdding && <AddDialog parent={null} onClose={() => setAdding(false)} />}
    </div>
  );
}

type Opened = { readonly act: CategoryAct; readonly id: string };

function Edited({ all }: { all: readonly EditedCategory[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { mutate: change } = useChange(
    ({ _id, version }: EditedCategory) => sendChange(_id)({ version, isHidden: false }),
    READ_ALL_AGAIN,
  );
  const onAct = (act: CategoryAct, category: EditedCategory) =>
    act === 'show' ? change(category) : setOpened({ act, id: category._id });
  // As it was read last: after a refusal somebody else's change is in it.
  const category = all.find(({ _id }) => _id === opened?.id);
  const one = category && { category, onClose: () => setOpened(null) };
  return (
    <>
      <CategoryTree all={all} onAct={onAct} />
      {one && opened?.act === 'rename' && <RenameDialog {...one} />}
      {one && opened?.act === 'addTo' && <AddDialog parent={one.category} onClose={one.onClose} />}
      {one && opened?.act === 'picture' && <PictureDialog {...one} />}
      {one && opened?.act === 'hide' && <HideDialog {...one} />}
      {one && opened?.act === 'merge' && <MergeDialog {...one} all={all} />}
      {one && opened?.act === 'delete' && <DeleteDialog {...one} />}
    </>
  );
}
