import { useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ProductBar } from '#features/leads/contact/ContactBar.tsx';
import { sellerOf } from '#features/leads/contact/target.ts';
import { useReviews } from '#features/reviews/reviews.queries.ts';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { PrintedFrom } from '#shell/PrintedFrom.tsx';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { CompareDock } from '../compare/CompareDock.tsx';
import { RecentlyViewed } from '../viewed/RecentlyViewed.tsx';
import { rememberViewed } from '../viewed/viewed.ts';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductSeller, ProductSummary } from './ProductSummary.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { ProductTerms } from './ProductTerms.tsx';
import { productLd } from './product.ld.ts';
import { productDetail, tellView } from './product.queries.ts';
import { SimilarProducts } from './SimilarProducts.tsx';
import type { ProductTab } from './tab.ts';

const route = getRouteApi('/product/$idOrSlug');

export function ProductScreen() {
  const { idOrSlug } = route.useParams();
  const { data: product } = useSuspenseQuery(productDetail(idOrSlug)).data;
  useEffect(() => tellView(product._id), [product._id]);
  useEffect(() => rememberViewed(product), [product]);
  return (
    <>
      <Head
        title={product.name}
        description={product.shortDescription || product.description.slice(0, 160)}
        path={`/product/${product.slug}`}
        share={`/share/product/${product.slug}.jpg`}
      />
      <Page key={product._id} product={product} />
    </>
  );
}

function Page({ product }: { product: ProductDetail }) {
  const { tab: asked } = route.useSearch();
  const crumbs = useCrumbs(product);
  const [tab, setTab] = useState<ProductTab>(asked ?? 'description');
  const details = useRef<HTMLDivElement>(null);
  const toReviews = () => {
    setTab('reviews');
    details.current?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <div className="wrap md:pb-12">
      <StructuredData product={product} />
      <Crumbs crumbs={crumbs} />
      <PrintedFrom path={`/product/${product.slug}`} />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 md:grid-cols-2 md:grid-rows-[auto_auto_1fr] md:gap-y-6 lg:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr_auto] lg:gap-x-16 print:grid-cols-2">
        <ProductGallery product={product} />
        <div className="md:row-span-3 lg:row-span-2">
          <ProductSummary product={product} onReviews={toReviews} />
        </div>
        {/* Beside the summary where both columns are narrow, below it where the picture is large. */}
        <div className="lg:col-start-2 lg:row-start-3">
          <ProductSeller product={product} />
        </div>
        <ProductTerms product={product} />
      </div>
      <div ref={details} id="details" className="scroll-mt-40 pt-12 lg:pt-16">
        <ProductTabs product={product} tab={tab} onTab={setTab} />
      </div>
      <SimilarProducts id={product._id} />
      <RecentlyViewed besides={product._id} className="pt-section" />
      <CompareDock />
      <ProductBar target={sellerOf(product)} />
    </div>
  );
}

/** Where the product stands in the shop. */
function useCrumbs({ parentCategory: parent, categoryId, category, name, slug }: ProductDetail) {
  const { t } = useLingui();
  return [
    { name: t`Shop`, path: '/shop' },
    parent
      ? { name: parent.name, path: `/category/${parent.slug}` }
      : { name: category, path: `/shop?categories=${categoryId}` },
    { name, path: `/product/${slug}` },
  ];
}

function StructuredData({ product }: { product: ProductDetail }) {
  const { publicUrl } = useInstallation();
  const { data } = useReviews({ productId: product._id });
  return <JsonLd data={productLd(publicUrl, product, data?.summary)} />;
}
