import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { previewAddress } from '@plyhaat/contract/core/picture';
import type { ReviewSummary } from '@plyhaat/contract/reviews/reviews';
import type { Product, WithContext } from 'schema-dts';
import { slabsNow } from './slabs.ts';

const SCHEMA = 'https://schema.org';
/** UN/CEFACT codes of what a price is for. */
const UNIT_CODES: Partial<Record<ProductDetail['pricetype'], string>> = {
  'per Nos/sheet': 'C62',
  'per sq.ft': 'FTK',
  'per sq.mt': 'MTK',
  'per Rn.ft': 'LF',
  'per Cu.ft': 'FTQ',
  'per Cu.mt': 'MTQ',
};

const inUnit = (product: ProductDetail, price: number) => {
  const unitCode = UNIT_CODES[product.pricetype];
  return {
    '@type': 'UnitPriceSpecification' as const,
    price,
    priceCurrency: 'INR',
    valueAddedTaxIncluded: false,
    ...(unitCode && { unitCode }),
  };
};

/** The price for one, and those from a larger quantity on. */
const pricesOf = (product: ProductDetail) => {
  const slabs = slabsNow(product).map(({ minQuantity, price }) => ({
    ...inUnit(product, price),
    eligibleQuantity: { '@type': 'QuantitativeValue' as const, minValue: minQuantity },
  }));
  const one = inUnit(product, product.price);
  return slabs.length > 0 ? [one, ...slabs] : one;
};

const absolute = (publicUrl: string, path: string) => (path.startsWith('http') ? path : `${publicUrl}${path}`);

export function productLd(
  publicUrl: string,
  product: ProductDetail,
  summary: ReviewSummary | undefined,
): WithContext<Product> {
  const url = `${publicUrl}/product/${product.slug}`;
  const rated = summary ?? { rating: product.rating, reviewCount: product.reviewCount };
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: product.name,
    sku: product._id,
    url,
    description: product.shortDescription || product.description,
    category: product.category,
    ...(product.images.length > 0 && {
      image: product.images.map(({ path }) => absolute(publicUrl, previewAddress(path))),
    }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    additionalProperty: product.specifications.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'INR',
      availability: `${SCHEMA}/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${SCHEMA}/NewCondition`,
      priceSpecification: pricesOf(product),
      seller: { '@type': 'Organization', name: product.companyName },
    },
    ...(rated.reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rated.rating, reviewCount: rated.reviewCount },
    }),
  };
}
