import { msg, plural } from '@lingui/core/macro';
import type { EditedBrand } from '@plyhaat/contract/catalog/staff/brands';
import { formatDay } from '@plyhaat/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { EditList, type EditShape } from '#console/editing/EditList.tsx';
import { RowMenu } from '#console/editing/RowMenu.tsx';
import { ManagerScreen } from '#console/ManagerScreen.tsx';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { AddDialog, DeleteDialog, MergeDialog, RenameDialog } from './BrandDialogs.tsx';
import { brandList } from './brands.queries.ts';
import * as TEXTS from './texts.ts';

const route = getRouteApi('/console/admin/brands');

export function BrandsScreen() {
  return (
    <ManagerScreen title={TEXTS.brands}>
      <Brands />
    </ManagerScreen>
  );
}

type Opened = { readonly act: 'rename' | 'merge' | 'delete'; readonly id: string };

const shapeOf = (open: (opened: Opened) => void): EditShape<EditedBrand> => ({
  title: TEXTS.brands,
  found: (count, shown) => msg`${plural(count, { one: `${shown} brand`, other: `${shown} brands` })}`,
  noneYet: msg`No brands yet.`,
  searchLabel: TEXTS.searchLabel,
  rowKey: ({ _id }) => _id,
  filters: [
    {
      name: 'used',
      any: TEXTS.withOrWithout,
      options: [
        ['true', TEXTS.withProducts],
        ['false', TEXTS.withoutProducts],
      ],
    },
  ],
  columns: [
    {
      head: TEXTS.brand,
      cell: ({ name, waiting }) => (
        <span className="flex flex-wrap items-center gap-2">
          <b className="font-semibold wrap-anywhere">{name}</b>
          {waiting && <Badge tone="wait">{TEXTS.waiting}</Badge>}
        </span>
      ),
    },
    {
      head: TEXTS.products,
      align: 'right',
      stacked: 'labelled',
      cell: ({ productCount }) => productCount.toLocaleString('en-IN'),
    },
    { head: TEXTS.mergedIn, stacked: 'labelled', cell: ({ mergedNames }) => mergedNames.join(', ') || null },
    { head: TEXTS.addedBy, stacked: 'hidden', cell: ({ addedBy }) => <AddedBy addedBy={addedBy} /> },
    { head: TEXTS.added, stacked: 'hidden', cell: ({ createdAt }) => formatDay(new Date(createdAt)) },
    {
      head: TEXTS.actions,
      quietHead: true,
      stacked: 'corner',
      align: 'right',
      cell: ({ _id: id, name, slug, productCount, mergedNames }) => (
        <RowMenu
          name={name}
          items={[
            { label: TEXTS.rename, onSelect: () => open({ act: 'rename', id }) },
            { label: TEXTS.mergeInto, onSelect: () => open({ act: 'merge', id }) },
            ...(productCount > 0 ? [{ label: TEXTS.viewPage, href: `/brand/${slug}` }] : []),
            ...(productCount === 0 && mergedNames.length === 0
              ? [{ label: TEXTS.deleteLabel, danger: true, onSelect: () => open({ act: 'delete', id }) }]
              : []),
          ]}
        />
      ),
    },
  ],
});

function AddedBy({ addedBy }: Pick<EditedBrand, 'addedBy'>) {
  if (!addedBy) return TEXTS.catalogue;
  return (
    <Link to="/admin/members/$id" params={{ id: addedBy._id }} className="link">
      {addedBy.name}
    </Link>
  );
}

function Brands() {
  const address = route.useSearch();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isAdding, setAdding] = useState(false);
  const found = useQuery(brandList(address));
  const brand = found.data?.data.find(({ _id }) => _id === opened?.id);
  const one = brand && { brand, onClose: () => setOpened(null) };
  return (
    <>
      <EditList
        shape={shapeOf(setOpened)}
        path="/admin/brands"
        address={address}
        found={found}
        tools={
          <Button onClick={() => setAdding(true)}>
            <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
            {TEXTS.addBrand}
          </Button>
        }
      />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {one && opened?.act === 'rename' && <RenameDialog {...one} />}
      {one && opened?.act === 'merge' && <MergeDialog {...one} />}
      {one && opened?.act === 'delete' && <DeleteDialog {...one} />}
    </>
  );
}
