import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { Link } from '@tanstack/react-router';
import { ContactActions } from '#features/leads/contact/ContactActions.tsx';
import { GetPrice } from '#features/leads/contact/GetPrice.tsx';
import { HolidayNotice } from '#features/leads/contact/HolidayNotice.tsx';
import { sellerOf } from '#features/leads/contact/target.ts';
import { ReportButton } from '#features/reports/ReportButton.tsx';
import { useReviews } from '#features/reviews/reviews.queries.ts';
import { useInstallation } from '#shell/installation.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Rating } from '#ui/display/Stars.tsx';
import { Explained } from '#ui/overlays/Explained.tsx';
import { ShareButton } from '#ui/overlays/ShareButton.tsx';
import { CompareCheck } from '../compare/CompareCheck.tsx';
import { GstSwitch } from '../GstSwitch.tsx';
import { taxed, useWithGst } from '../gst.ts';
import { SharePrices } from '../sharing/SharePrices.tsx';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import { PriceSlabs } from './PriceSlabs.tsx';
import { SellerCard } from './SellerCard.tsx';
import { otherPrices, perOneOfSize } from './sheet.ts';

const AT_A_GLANCE = 6;

type Props = { product: ProductDetail; onReviews: () => void };

export function ProductSummary({ product, onReviews }: Props) {
  const { t } = useLingui();
  const { publicUrl } = useInstallation();
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <div className="mb-3 flex flex-wrap gap-2">
          <Badge tone={product.inStock ? 'ok' : 'no'}>{product.inStock ? t`In stock` : t`Out of stock`}</Badge>
          {product.isiVerified && (
            <Explained
              title={t`ISI verified`}
              text={t`Our team has checked the BIS licence of this product, and it is valid today. The ISI mark is stamped on every sheet that is sold under it.`}
            >
              <Badge tone="ok">
                <Trans>ISI verified</Trans>
              </Badge>
            </Explained>
          )}
          {product.badge && <Badge tone={product.badge === 'Sale' ? 'sale' : 'plain'}>{product.badge}</Badge>}
          {product.brand && <BrandLink name={product.brand} slug={product.brandSlug} />}
        </div>
        <h1 className="text-balance wrap-anywhere text-head">{product.name}</h1>
        <RatingLink product={product} onReviews={onReviews} />
      </div>
      <Prices product={product} />
      <WaysToSeller product={product} />
      <PriceSlabs product={product} />
      {product.shortDescription && <p className="text-ink-2 wrap-anywhere">{product.shortDescription}</p>}
      <Specifications product={product} />
      <HolidayNotice seller={product} />
      <div className="grid grid-cols-2 gap-3 print:hidden">
        <WishlistButton productId={product._id} />
        <ShareButton title={product.name} path={`/product/${product.slug}`} origin={publicUrl} />
        <SharePrices product={product} />
      </div>
    </div>
  );
}

/** Who sells it, and what can be done besides. */
export function ProductSeller({ product }: { product: ProductDetail }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <SellerCard product={product} />
      <div className="flex min-h-11 items-center justify-between">
        <CompareCheck product={product} className="-ml-2" />
        <ReportButton kind="product" id={product._id} />
      </div>
    </div>
  );
}

/** On a phone the bar at the window's foot has them. */
function WaysToSeller({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const target = sellerOf(product);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3.5 max-md:hidden print:hidden">
      <GetPrice target={target} className="col-span-2" />
      {product.phone && (
        <ContactActions
          target={target}
          channels={['call', 'whatsapp']}
          labels={{ call: t`Contact Seller` }}
          besideFree
        />
      )}
    </div>
  );
}

/** The price in every unit that can be computed from the size, before GST or with it. */
function Prices({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const withGst = useWithGst();
  const shown = (price: number) => (withGst ? taxed(price, product.gstPercent) : price);
  const price = shown(product.price);
  const asked = { ...product, price };
  const tax = withGst ? t`With ${{ gstPercent: product.gstPercent }}% GST` : t`GST extra`;
  return (
    <div className="max-md:-mt-4">
      <Price size="lg" price={price} originalPrice={shown(product.originalPrice)} unit={perOneOfSize(product, t)} />
      <p className="mt-1 mb-2 text-ink-2 text-ui">{[...otherPrices(asked, t), tax].join('. ')}.</p>
      <GstSwitch />
    </div>
  );
}

/** To all that is on offer of the brand; one without an approved product has no page yet. */
const BrandLink = ({ name, slug }: { name: string; slug: string | null }) =>
  slug ? (
    <Link to="/brand/$slug" params={{ slug }} className="relative after:absolute after:-inset-2.5 hover:underline">
      <Badge>{name}</Badge>
    </Link>
  ) : (
    <Badge>{name}</Badge>
  );

function RatingLink({ product, onReviews }: Props) {
  const { data } = useReviews({ productId: product._id });
  const { rating, reviewCount } = data?.summary ?? product;
  return (
    <button type="button" onClick={onReviews} className="group/rating inline-flex min-h-11 items-center">
      <Rating rating={rating} count={reviewCount} className="group-hover/rating:underline" />
    </button>
  );
}

type Specification = ProductDetail['specifications'][number];
/** Without them the price of one says little. */
const isMeasure = ({ name }: Specification) => /^(?:size|thickness)$/i.test(name);

/** Size and thickness, then the first of the other facts; the tab below has them all. */
function Specifications({ product }: { product: ProductDetail }) {
  const shown = product.specifications
    .toSorted((a, b) => Number(isMeasure(b)) - Number(isMeasure(a)))
    .slice(0, AT_A_GLANCE);
  if (shown.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:max-md:grid-cols-3 lg:grid-cols-3 print:hidden">
      {shown.map(({ name, value }) => (
        <div key={name} className="bg-surface px-3.5 py-3">
          <dt className="text-ink-3 text-meta">{name}</dt>
          <dd className="wrap-anywhere font-semibold text-ui">{value}</dd>
        </div>
      ))}
      {Array.from({ length: (6 - (shown.length % 6)) % 6 }, (_, at) => `blank ${at}`).map((key, at, all) => (
        <div key={key} aria-hidden="true" className={`bg-surface ${blankAt(at, all.length)}`} />
      ))}
    </dl>
  );
}

/** Fills the last row, whether it has two cells or three. */
function blankAt(at: number, missing: number): string {
  const inPairs = at < missing % 2;
  const inThrees = at < missing % 3;
  if (inPairs && inThrees) return '';
  if (inPairs) return 'sm:max-md:hidden lg:hidden';
  return inThrees ? 'max-sm:hidden md:max-lg:hidden' : 'hidden';
}
