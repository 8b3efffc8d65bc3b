import { msg, plural } from '@lingui/core/macro';
import { EndsWithin } from '@plyhaat/contract/admin/lists';
import { listAllProducts, type ProductRow } from '@plyhaat/contract/catalog/staff/products';
import { Approval } from '@plyhaat/contract/core/approval';
import { formatRupees } from '@plyhaat/contract/core/money';
import { getRouteApi, Link } from '@tanstack/react-router';
import { approvals } from '#console/states.words.ts';
import { choice, dayText, MemberLink, momentText, PERIOD, StatusBadge } from '#console/table/cells.tsx';
import type { ListShape } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';
import * as TEXTS from './texts.ts';

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
  title: TEXTS.products,
  found: (count, shown) => msg`${plural(count, { one: `${shown} product`, other: `${shown} products` })}`,
  noneYet: msg`No products yet.`,
  searchLabel: TEXTS.searchProducts,
  defaultSort: '-created',
  rowKey: ({ _id }) => _id,
  rowName: ({ name }) => name,
  views: [
    { name: approvals.PENDING, address: { approved: 'PENDING' } },
    { name: approvals.REJECTED, address: { approved: 'REJECTED' } },
  ],
  filters: [
    choice('approved', TEXTS.anyStatus, Approval.options, approvals),
    choice('licenceEnds', TEXTS.anyLicence, EndsWithin.options, TEXTS.licenceEnding),
    ...PERIOD,
  ],
  columns: [
    { key: 'name', head: TEXTS.product, isName: true, sort: 'name', cell: (row) => <Name row={row} /> },
    { key: 'category', head: TEXTS.category, cell: ({ category }) => category },
    { key: 'brand', head: TEXTS.brand, cell: ({ brand }) => brand },
    {
      key: 'price',
      head: TEXTS.price,
      align: 'right',
      onPhone: true,
      cell: ({ price, priceUnit }) => `${formatRupees(price)} ${priceUnit}`,
    },
    {
      key: 'status',
      head: TEXTS.status,
      onPhone: true,
      cell: ({ approved }) => <StatusBadge name={approved} words={approvals} />,
    },
    { key: 'stock', head: TEXTS.stock, cell: ({ inStock }) => (inStock ? TEXTS.inStock : TEXTS.outOfStock) },
    { key: 'created', head: TEXTS.created, sort: 'created', cell: ({ createdAt }) => dayText(createdAt) },
    { key: 'changed', head: TEXTS.changed, isExtra: true, cell: ({ updatedAt }) => momentText(updatedAt) },
  ],
};

export function ProductsScreen() {
  return <ManagerList endpoint={listAllProducts} shape={PRODUCTS} path="/admin/products" address={route.useSearch()} />;
}
