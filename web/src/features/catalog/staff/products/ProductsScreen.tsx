import { msg, plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EndsWithin } from '@plyhaat/contract/admin/lists';
import { listAllProducts, type ProductRow } from '@plyhaat/contract/catalog/staff/products';
import { Approval } from '@plyhaat/contract/core/approval';
import { formatRupees } from '@plyhaat/contract/core/money';
import { getRouteApi, Link } from '@tanstack/react-router';
import { approvals } from '#console/states.words.ts';
import { choice, dayText, MemberLink, momentText, PERIOD, StatusBadge } from '#console/table/cells.tsx';
import type { ListShape } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';

const LICENCE_ENDING = {
  week: msg`Licence ends in 7 days`,
  month: msg`Licence ends in 30 days`,
} as const;

const route = getRouteApi('/console/admin/products');

function Name({ row: { name, slug, isShown, seller } }: { row: ProductRow }) {
  return (
    <>
      {isShown ? (
        <Link to="/product/$idOrSlug" params={{ idOrSlug: slug }} className="block font-semibold hover:underline">
          {name}
        </Link>
      ) : (
        <b className="block font-semibold">{name}</b>
      )}
      <span className="text-ink-2 text-meta">
        <MemberLink member={seller} />
      </span>
    </>
  );
}

const PRODUCTS: ListShape<ProductRow> = {
  list: 'products',
  title: msg`Products`,
  found: (count, shown) => msg`${plural(count, { one: `${shown} product`, other: `${shown} products` })}`,
  noneYet: msg`No products yet.`,
  searchLabel: msg`Product, seller`,
  defaultSort: '-created',
  rowKey: ({ _id }) => _id,
  rowName: ({ name }) => name,
  views: [
    { name: approvals.PENDING, address: { approved: 'PENDING' } },
    { name: approvals.REJECTED, address: { approved: 'REJECTED' } },
  ],
  filters: [
    choice('approved', msg`Any status`, Approval.options, approvals),
    choice('licenceEnds', msg`Any licence`, EndsWithin.options, LICENCE_ENDING),
    ...PERIOD,
  ],
  columns: [
    { key: 'name', head: msg`Product`, isName: true, sort: 'name', cell: (row) => <Name row={row} /> },
    { key: 'category', head: msg`Category`, cell: ({ category }) => category },
    { key: 'brand', head: msg`Brand`, cell: ({ brand }) => brand },
    {
      key: 'price',
      head: msg`Price`,
      align: 'right',
      onPhone: true,
      cell: ({ price, priceUnit }) => `${formatRupees(price)} ${priceUnit}`,
    },
    {
      key: 'status',
      head: msg`Status`,
      onPhone: true,
      cell: ({ approved }) => <StatusBadge name={approved} words={approvals} />,
    },
    {
      key: 'stock',
      head: msg`Stock`,
      cell: ({ inStock }) => (inStock ? <Trans>In stock</Trans> : <Trans>Out of stock</Trans>),
    },
    { key: 'created', head: msg`Created`, sort: 'created', cell: ({ createdAt }) => dayText(createdAt) },
    { key: 'changed', head: msg`Changed`, isExtra: true, cell: ({ updatedAt }) => momentText(updatedAt) },
  ],
};

export function ProductsScreen() {
  return <ManagerList endpoint={listAllProducts} shape={PRODUCTS} path="/admin/products" address={route.useSearch()} />;
}
