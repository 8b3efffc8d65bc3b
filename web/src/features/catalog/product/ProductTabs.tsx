import { useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { ProductReviews, ReviewDigest } from '#features/reviews/ProductReviews.tsx';
import { useReviews } from '#features/reviews/reviews.queries.ts';
import { useReviewDialog } from '#features/reviews/WriteReview.tsx';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import type { ProductTab } from './tab.ts';

type Props = { product: ProductDetail; tab: ProductTab; onTab: (tab: ProductTab) => void };

/** Description, Specifications, Reviews (CAT-9). Closed panels stay in the page for crawlers. */
export function ProductTabs({ product, tab, onTab }: Props) {
  const { t } = useLingui();
  const { data } = useReviews({ productId: product._id });
  const { write, dialog } = useReviewDialog(product);
  return (
    <>
      <Printed product={product} />
      <Tabs
        label={t`About this product`}
        className="print:hidden"
        value={tab}
        onChange={(value) => onTab(value as ProductTab)}
        hrefFor={(value) => `/product/${product.slug}?tab=${value}#details`}
        keepMounted
        tabs={[
          {
            value: 'description',
            label: t`Description`,
            content: (
              <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 pt-3 lg:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)]">
                <p className="max-w-prose whitespace-pre-line wrap-anywhere">{product.description}</p>
                {tab === 'description' && (
                  <ReviewDigest product={product} write={write} onAll={() => onTab('reviews')} />
                )}
              </div>
            ),
          },
          { value: 'specifications', label: t`Specifications`, content: <AllSpecifications product={product} /> },
          {
            value: 'reviews',
            label: t`Reviews`,
            count: data?.summary.reviewCount ?? product.reviewCount,
            content: tab === 'reviews' && <ProductReviews product={product} write={write} />,
          },
        ]}
      />
      {dialog}
    </>
  );
}

/** Paper has no tabs: whichever is open, it gets the description and every fact. */
function Printed({ product }: { product: ProductDetail }) {
  return (
    <div className="hidden gap-6 print:grid">
      <p className="whitespace-pre-line">{product.description}</p>
      <AllSpecifications product={product} />
    </div>
  );
}

function AllSpecifications({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const rows = [
    ...(product.brand ? [{ name: t`Brand`, value: product.brand }] : []),
    { name: t`Category`, value: product.category },
    ...product.specifications,
  ];
  return (
    <dl className="max-w-200 divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map(({ name, value }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(6rem,2fr)_minmax(0,3fr)] gap-4 sm:grid-cols-[14rem_minmax(0,1fr)] px-4 py-3"
        >
          <dt className="text-ink-2">{name}</dt>
          <dd className="wrap-anywhere font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
