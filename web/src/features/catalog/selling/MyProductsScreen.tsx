import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Plus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { ownId } from '#api/own-id.ts';
import { ListSearch } from '#forms/ListSearch.tsx';
import { pageOf } from '#shell/page-of.ts';
import { useLastPage } from '#shell/useLastPage.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { foundProducts } from '../listing/found-words.ts';
import { DeleteProduct } from './DeleteProduct.tsx';
import { OwnProductList } from './OwnProductList.tsx';
import { addressOf, type OwnAddress, statusOf } from './own-address.ts';
import { StatusChips } from './StatusChips.tsx';
import { ownProducts, PER_PAGE } from './selling.queries.ts';

const account = getRouteApi('/account');

/** The seller's own list (CAT-15): searched, by state, six to a page, each with how far it is. */
export function MyProductsScreen() {
  const { t } = useLingui();
  const { search = '', page: pageText, status: statusText } = account.useSearch();
  const address = { search, status: statusOf(statusText) };
  const page = pageOf(pageText);
  const found = useQuery(ownProducts(ownId(), { ...address, page }));
  const navigate = account.useNavigate();
  useLastPage(found, PER_PAGE, (last) => void navigate({ search: addressOf(address, last), replace: true }));
  const total = found.data?.total;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="text-head">
            <Trans>My Products</Trans>
          </h1>
          <p role="status" className="min-h-6 text-ink-2">
            {total !== undefined && t(foundProducts({ total, words: search }))}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to="/account" search={{ tab: 'bulkUpload' }} className={buttonClass({ variant: 'line' })}>
            <Trans>Bulk upload</Trans>
          </Link>
          <ShareLink />
          <AddLink />
        </div>
      </div>
      <section aria-label={t`Listings`} className="rounded-card border border-line bg-surface p-4 sm:p-5">
        <ListSearch
          key={search}
          label={t`Search your products`}
          search={search}
          onSearch={(text) => void navigate({ search: addressOf({ ...address, search: text }) })}
        />
        <StatusChips address={address} counts={found.data?.counts} />
        {found.isError ? (
          <ErrorState
            text={t`Failed to load products. Please try again.`}
            onRetry={() => void found.refetch()}
            busy={found.isFetching}
            className="mt-4"
          />
        ) : (
          <Listings products={found.data?.data} total={total ?? 0} address={address} page={page} />
        )}
      </section>
    </div>
  );
}

function ShareLink() {
  return (
    <Link to="/account" search={{ tab: 'shareProducts' }} className={buttonClass({ variant: 'line' })}>
      <Share2 size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Share</Trans>
    </Link>
  );
}

function AddLink() {
  return (
    <Link to="/account" search={{ tab: 'addProducts' }} className={buttonClass({})}>
      <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Add product</Trans>
    </Link>
  );
}

type ListingsProps = { products: ProductCard[] | undefined; total: number; address: OwnAddress; page: number };

function Listings({ products, total, address, page }: ListingsProps) {
  const { t } = useLingui();
  const [deleting, setDeleting] = useState<ProductCard | null>(null);
  const router = useRouter();
  if (!products || (products.length === 0 && total > 0))
    return <RowSkeletons rows={PER_PAGE} picture="h-14 w-21" className="mt-4" />;
  if (products.length === 0) return <Nothing address={address} />;
  return (
    <>
      <OwnProductList products={products} onDelete={setDeleting} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-3 text-ui tabular-nums">
          {t`${{ first: (page - 1) * PER_PAGE + 1 }}–${{ last: (page - 1) * PER_PAGE + products.length }} of ${total}`}
        </p>
        <Pagination
          page={page}
          pages={Math.ceil(total / PER_PAGE)}
          hrefFor={(to) => router.buildLocation({ to: '/account', search: addressOf(address, to) }).href}
          onPage={(to) => void router.navigate({ to: '/account', search: addressOf(address, to) })}
        />
      </div>
      <DeleteProduct product={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

const NONE: Readonly<Record<NonNullable<OwnAddress['status']>, MessageDescriptor>> = {
  PENDING: msg`No products are pending.`,
  APPROVED: msg`No products are approved.`,
  REJECTED: msg`No products are rejected.`,
};

function Nothing({ address: { search, status } }: { address: OwnAddress }) {
  const { t } = useLingui();
  if (!search && !status)
    return (
      <Empty
        className="mt-4"
        text={t`No products found. Add your first product to get started!`}
        action={<AddLink />}
      />
    );
  return (
    <Empty
      className="mt-4"
      text={search ? t`No products match “${search}”.` : t(NONE[status ?? 'PENDING'])}
      action={
        <Link to="/account" search={{ tab: 'myProducts' }} className={buttonClass({ variant: 'line' })}>
          <Trans>Show all</Trans>
        </Link>
      }
    />
  );
}
