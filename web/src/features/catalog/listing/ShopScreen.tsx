import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { canonicalOf } from './canonical.ts';
import { ProductBrowser } from './ProductBrowser.tsx';

const shop = getRouteApi('/shop');

export function ShopScreen() {
  const router = useRouter();
  const address = shop.useSearch();
  return (
    <div className="wrap pb-8">
      <Head
        title={address.search ? `Results for ${address.search}` : 'Shop All Products'}
        description="Plywood, laminates, veneers, doors and hardware with prices per sheet and per sq.ft."
        {...canonicalOf('/shop', address)}
      />
      <Crumbs crumbs={[{ name: 'Shop', path: '/shop' }]} />
      <ProductBrowser
        address={address}
        at={(search) => router.buildLocation({ to: '/shop', search }).href}
        head={<h1 className="text-head">Shop All Products</h1>}
      />
    </div>
  );
}
