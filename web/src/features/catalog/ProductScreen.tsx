import type { ProductDetail } from '@plyhaat/contract/catalog';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Head } from '#shell/Head.tsx';
import { Badge } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/Picture.tsx';
import { Place } from '#ui/Place.tsx';
import { Price } from '#ui/Price.tsx';
import { Verified } from '#ui/Verified.tsx';
import { productDetail } from './catalog.queries.ts';

const route = getRouteApi('/product/$idOrSlug');

export function ProductScreen() {
  const { idOrSlug } = route.useParams();
  const { data: product } = useSuspenseQuery(productDetail(idOrSlug)).data;
  return (
    <div className="wrap pb-12">
      <Head
        title={product.name}
        description={product.shortDescription || product.description.slice(0, 160)}
        path={`/product/${product.slug}`}
        image={product.mainImage}
      />
      <Breadcrumb product={product} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)] lg:gap-16">
        <Gallery key={product._id} product={product} />
        <Summary product={product} />
      </div>
      <section aria-labelledby="description" className="mt-12 max-w-prose">
        <h2 id="description" className="text-title">
          Description
        </h2>
        <p className="mt-3 whitespace-pre-line text-ink-2">{product.description}</p>
      </section>
    </div>
  );
}

function Breadcrumb({ product }: { product: ProductDetail }) {
  const category = product.parentCategory ?? { _id: product.categoryId, name: product.category };
  const link = 'inline-flex min-h-11 items-center hover:text-teak hover:underline';
  return (
    <nav aria-label="Breadcrumb" className="py-2 text-ink-3 text-ui">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link to="/" className={link}>
            Home
          </Link>
        </li>
        <Step>
          <Link to="/shop" className={link}>
            Shop
          </Link>
        </Step>
        <Step>
          <Link to="/shop" search={{ categories: [category._id] }} className={link}>
            {category.name}
          </Link>
        </Step>
        <Step>
          <span aria-current="page" className="text-ink">
            {product.name}
          </span>
        </Step>
      </ol>
    </nav>
  );
}

const Step = ({ children }: { children: React.ReactNode }) => (
  <li className="flex min-h-11 items-center gap-2">
    <ChevronRight size={14} aria-hidden="true" className="flex-none" />
    {children}
  </li>
);

function Gallery({ product }: { product: ProductDetail }) {
  const [at, setAt] = useState(0);
  const shown = product.images[at] ?? null;
  return (
    <div>
      <Picture
        picture={shown}
        alt={product.name}
        eager
        sizes="(min-width: 1024px) 680px, 100vw"
        className="rounded-card"
      />
      {product.images.length > 1 && (
        <ul className="mt-3 grid grid-cols-4 gap-3">
          {product.images.map((picture, i) => (
            <li key={picture.path}>
              <button
                type="button"
                onClick={() => setAt(i)}
                aria-label={`Picture ${i + 1}`}
                aria-current={i === at}
                className={classes(
                  'block w-full overflow-hidden rounded border',
                  i === at ? 'border-transparent ring-2 ring-teak ring-offset-2 ring-offset-surface' : 'border-line',
                )}
              >
                <Picture picture={picture} alt="" sizes="160px" widths={[160, 320]} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Summary({ product }: { product: ProductDetail }) {
  return (
    <div className="grid gap-5">
      <div>
        <p className="mb-3 flex flex-wrap gap-2">
          <Badge tone={product.inStock ? 'ok' : 'no'}>{product.inStock ? 'In stock' : 'Out of stock'}</Badge>
          {product.badge && <Badge tone={product.badge === 'Sale' ? 'sale' : 'plain'}>{product.badge}</Badge>}
          {product.brand && <Badge>{product.brand}</Badge>}
        </p>
        <h1 className="text-balance text-head">{product.name}</h1>
      </div>
      <div>
        <Price size="lg" price={product.price} originalPrice={product.originalPrice} unit={product.pricetype} />
        <p className="mt-1 text-ink-2 text-ui">GST extra.</p>
      </div>
      {product.specifications.length > 0 && (
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3">
          {product.specifications.map(({ name, value }) => (
            <div key={name} className="bg-surface px-3.5 py-3">
              <dt className="text-ink-3 text-meta">{name}</dt>
              <dd className="font-semibold text-ui">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <section aria-label="Seller information" className="rounded-card border border-line bg-surface p-5">
        <h2 className="flex items-center gap-1.5 font-semibold text-body">
          <span className="truncate">{product.companyName}</span>
          {product.seller.verifeied && <Verified />}
        </h2>
        <Place city={product.cityName} state={product.stateName} className="mt-1" />
      </section>
    </div>
  );
}
