import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { Breadcrumb, crumbClass } from '#ui/navigation/Breadcrumb.tsx';
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
      <Breadcrumb>
        <Link to="/" className={crumbClass}>
          Home
        </Link>
        Shop
      </Breadcrumb>
      <ProductBrowser
        address={address}
        at={(search) => router.buildLocation({ to: '/shop', search }).href}
        head={<h1 className="text-head">Shop All Products</h1>}
      />
    </div>
  );
}
