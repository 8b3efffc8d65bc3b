import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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

const route = getRouteApi('/console/admin/brands');

export function BrandsScreen() {
  const { t } = useLingui();
  return (
    <ManagerScreen title={t`Brands`}>
      <Brands />
    </ManagerScreen>
  );
}

type Opened = { readonly act: 'rename' | 'merge' | 'delete'; readonly id: string };

const shapeOf = (open: (opened: Opened) => void): EditShape<EditedBrand> => ({
  title: msg`Brands`,
  found: (count, shown) => msg`${plural(count, { one: `${shown} brand`, other: `${shown} brands` })}`,
  noneYet: msg`No brands yet.`,
  searchLabel: msg`Part of a name`,
  rowKey: ({ _id }) => _id,
  filters: [
    {
      name: 'used',
      any: msg`With and without products`,
      options: [
        ['true', msg`With products`],
        ['false', msg`Without products`],
      ],
    },
  ],
  columns: [
    {
      head: msg`Brand`,
      cell: ({ name, waiting }) => (
        <span className="flex flex-wrap items-center gap-2">
          <b className="font-semibold wrap-anywhere">{name}</b>
          {waiting && (
            <Badge tone="wait">
              <Trans>Waiting for review</Trans>
            </Badge>
          )}
        </span>
      ),
    },
    {
      head: msg`Products`,
      align: 'right',
      stacked: 'labelled',
      cell: ({ productCount }) => productCount.toLocaleString('en-IN'),
    },
    { head: msg`Merged into it`, stacked: 'labelled', cell: ({ mergedNames }) => mergedNames.join(', ') || null },
    { head: msg`Added by`, stacked: 'hidden', cell: ({ addedBy }) => <AddedBy addedBy={addedBy} /> },
    { head: msg`Added`, stacked: 'hidden', cell: ({ createdAt }) => formatDay(new Date(createdAt)) },
    {
      head: msg`Actions`,
      quietHead: true,
      stacked: 'corner',
      align: 'right',
      cell: (brand) => <Actions brand={brand} open={open} />,
    },
  ],
});

type ActionsProps = { brand: EditedBrand; open: (opened: Opened) => void };

function Actions({ brand: { _id: id, name, slug, productCount, mergedNames }, open }: ActionsProps) {
  const { t } = useLingui();
  return (
    <RowMenu
      name={name}
      items={[
        { label: t`Rename`, onSelect: () => open({ act: 'rename', id }) },
        { label: t`Merge into…`, onSelect: () => open({ act: 'merge', id }) },
        ...(productCount > 0 ? [{ label: t`View page`, href: `/brand/${slug}` }] : []),
        ...(productCount === 0 && mergedNames.length === 0
          ? [{ label: t`Delete`, danger: true, onSelect: () => open({ act: 'delete', id }) }]
          : []),
      ]}
    />
  );
}

function AddedBy({ addedBy }: Pick<EditedBrand, 'addedBy'>) {
  const { t } = useLingui();
  if (!addedBy) return t`Catalogue`;
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
            <Trans>Add brand</Trans>
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
