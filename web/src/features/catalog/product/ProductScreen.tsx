import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ContactActions } from '#features/leads/contact/ContactActions.tsx';
import { sellerOf } from '#features/leads/contact/target.ts';
import { useReviews } from '#features/reviews/reviews.queries.ts';
import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { SITE } from '#shell/site.ts';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { Breadcrumb, crumbClass } from '#ui/navigation/Breadcrumb.tsx';
import { StickyBar } from '#ui/navigation/StickyBar.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductSummary } from './ProductSummary.tsx';
import { type ProductTab, ProductTabs } from './ProductTabs.tsx';
import { ProductTerms } from './ProductTerms.tsx';
import { breadcrumbLd, productLd } from './product.ld.ts';
import { productDetail, tellView } from './product.queries.ts';
import { SimilarProducts } from './SimilarProducts.tsx';

const route = getRouteApi('/product/$idOrSlug');

export function ProductScreen() {
  const { idOrSlug } = route.useParams();
  const { data: product } = useSuspenseQuery(productDetail(idOrSlug)).data;
  useEffect(() => tellView(product._id), [product._id]);
  return (
    <>
      <Head
        title={product.name}
        description={product.shortDescription || product.description.slice(0, 160)}
        path={`/product/${product.slug}`}
        image={product.mainImage}
      />
      <Page key={product._id} product={product} />
    </>
  );
}

function Page({ product }: { product: ProductDetail }) {
  const [tab, setTab] = useState<ProductTab>('description');
  const details = useRef<HTMLDivElement>(null);
  const toReviews = () => {
    setTab('reviews');
    details.current?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <div className="wrap md:pb-12">
      <StructuredData product={product} />
      <Crumbs product={product} />
      <PrintedFrom product={product} />
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-4 md:gap-y-6 lg:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] print:grid-cols-2">
        <ProductGallery product={product} />
        <div className="lg:row-span-2">
          <ProductSummary product={product} onReviews={toReviews} />
        </div>
        <ProductTerms product={product} />
      </div>
      <div ref={details} className="scroll-mt-40 pt-12 lg:pt-16">
        <ProductTabs product={product} tab={tab} onTab={setTab} />
      </div>
      <SimilarProducts id={product._id} />
      {product.phone && (
        <StickyBar label="Contact">
          <ContactActions target={sellerOf(product)} channels={['whatsapp', 'call']} labels={{ call: 'Call' }} />
        </StickyBar>
      )}
    </div>
  );
}

/** Paper tells whose page it was and where it stands. */
function PrintedFrom({ product }: { product: ProductDetail }) {
  const { publicUrl } = useInstallation();
  return (
    <p className="hidden gap-x-4 border-line border-b pb-3 mb-6 text-ui print:flex print:flex-wrap">
      <b className="font-semibold">{SITE.name}</b> {publicUrl}/product/{product.slug}
    </p>
  );
}

function Crumbs({ product }: { product: ProductDetail }) {
  const { parentCategory: parent, categoryId, category } = product;
  return (
    <Breadcrumb>
      <Link to="/" className={crumbClass}>
        Home
      </Link>
      <Link to="/shop" className={crumbClass}>
        Shop
      </Link>
      {parent ? (
        <Link to="/category/$slug" params={{ slug: parent.slug }} className={crumbClass}>
          {parent.name}
        </Link>
      ) : (
        <Link to="/shop" search={{ categories: [categoryId] }} className={crumbClass}>
          {category}
        </Link>
      )}
      {product.name}
    </Breadcrumb>
  );
}

function StructuredData({ product }: { product: ProductDetail }) {
  const { publicUrl } = useInstallation();
  const { data } = useReviews({ productId: product._id });
  const { parentCategory: parent, categoryId, category } = product;
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Shop', path: '/shop' },
    parent
      ? { name: parent.name, path: `/category/${parent.slug}` }
      : { name: category, path: `/shop?categories=${categoryId}` },
    { name: product.name, path: `/product/${product.slug}` },
  ];
  return (
    <>
      <JsonLd data={productLd(publicUrl, product, data?.summary)} />
      <JsonLd data={breadcrumbLd(publicUrl, crumbs)} />
    </>
  );
}
