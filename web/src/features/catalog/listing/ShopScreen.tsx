import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { canonicalOf } from './canonical.ts';
import { ProductBrowser } from './ProductBrowser.tsx';

const shop = getRouteApi('/shop');

export function ShopScreen() {
  const { t } = useLingui();
  const router = useRouter();
  const { category: _, ...address } = shop.useSearch();
  return (
    <div className="wrap pb-8">
      <Head
        title={address.search ? t`Results for ${{ search: address.search }}` : t`Shop All Products`}
        description={t`Plywood, laminates, veneers, doors and hardware with prices per sheet and per sq.ft.`}
        {...canonicalOf('/shop', address)}
      />
      <Crumbs crumbs={[{ name: t`Shop`, path: '/shop' }]} />
      <ProductBrowser
        address={address}
        at={(search) => router.buildLocation({ to: '/shop', search }).href}
        head={
          <h1 className="text-head">
            <Trans>Shop All Products</Trans>
          </h1>
        }
      />
    </div>
  );
}
