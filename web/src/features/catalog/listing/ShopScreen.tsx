import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { canonicalOf } from './canonical.ts';
import { ProductBrowser } from './ProductBrowser.tsx';
import * as TEXTS from './texts.ts';

const shop = getRouteApi('/shop');

export function ShopScreen() {
  const router = useRouter();
  const { category: _, ...address } = shop.useSearch();
  return (
    <div className="wrap pb-8">
      <Head
        title={address.search ? TEXTS.resultsForSearch(address.search) : TEXTS.shopAllProducts}
        description={TEXTS.plywoodLaminatesVeneersDoorsAnd}
        {...canonicalOf('/shop', address)}
      />
      <Crumbs crumbs={[{ name: TEXTS.shop, path: '/shop' }]} />
      <ProductBrowser
        address={address}
        at={(search) => router.buildLocation({ to: '/shop', search }).href}
        head={<h1 className="text-head">{TEXTS.shopAllProducts}</h1>}
      />
    </div>
  );
}
