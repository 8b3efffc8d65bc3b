import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LikelySame } from '@plyhaat/contract/admin/review-facts';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Link } from '@tanstack/react-router';
import { Badge } from '#ui/display/Badge.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { type Said, useSay } from '#ui/said.ts';

const priceText = ({ asked: { amount, per, sqft } }: LikelySame): Said =>
  sqft === null ? `${formatRupees(amount)} ${per}` : msg`${{ price: formatRupees(sqft) }} per sq.ft`;

/** Public products that may be this one again. */
export function LikelySameList({ products }: { products: readonly LikelySame[] }) {
  const { t } = useLingui();
  const say = useSay();
  return (
    <section aria-label={t`Likely the same`} className="max-xl:order-last">
      <h3 className="mb-1.5 flex items-baseline gap-2 font-semibold text-ui">
        <Trans>Likely the same</Trans>
        <small className="ml-auto font-normal text-ink-3 text-meta">{t`${{ count: products.length }} found`}</small>
      </h3>
      <ul className="grid gap-1.5">
        {products.map((product) => (
          <li key={product._id} className="grid grid-cols-[3.375rem_minmax(0,1fr)_auto] items-center gap-2.5 text-ui">
            <Picture picture={product.picture} alt="" sizes="54px" className="rounded-sm" imageClassName="" />
            <span className="min-w-0">
              <Link
                to="/product/$idOrSlug"
                params={{ idOrSlug: product.slug }}
                target="_blank"
                className="block truncate font-semibold hover:underline"
              >
                {product.title}
              </Link>
              <small className="block truncate text-ink-3 text-meta">
                {`${product.isSameSeller ? t`Same seller` : product.seller} · ${say(priceText(product))}`}
              </small>
            </span>
            <Badge tone={product.why === 'picture' ? 'wait' : 'plain'}>
              {product.why === 'picture' ? <Trans>Same picture</Trans> : <Trans>Same name</Trans>}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
