import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@plyhaat/contract/catalog/shares';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Link } from '@tanstack/react-router';
import { GetPrice } from '#features/leads/contact/GetPrice.tsx';
import { sellerOf } from '#features/leads/contact/target.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Price } from '#ui/display/Price.tsx';
import { perOne, priceEach } from '#ui/words/prices.ts';

const ROW =
  'grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-1 py-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-4';
const PICTURE = 'row-span-2 w-18 rounded sm:w-28';
/** A product with its price now, and what it was when the list was shared. */
export function ListedRow({ line, eager }: { line: ListedProduct; eager: boolean }) {
  const { t } = useLingui();
  const { product, isChanged } = line;
  if (!product) return <GoneRow line={line} />;
  const { slug, name, category, brandObj, picture, price } = product;
  return (
    <li className={ROW}>
      <Picture picture={picture} alt="" eager={eager} sizes="112px" className={PICTURE} imageClassName="" />
      <div className="min-w-0">
        <Link
          to="/product/$idOrSlug"
          params={{ idOrSlug: slug }}
          className="wrap-anywhere font-semibold hover:text-teak hover:underline"
        >
          {name}
        </Link>
        <p className="text-ink-3 text-meta">{[category, brandObj?.name].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Price price={price} unit={perOne(product, t)} />
        <GetPrice target={sellerOf(product)} among="rows" className="max-sm:order-last" />
        {isChanged && (
          <p className="flex w-full flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-meta">
            <Badge tone="wait">
              <Trans>Price changed since shared</Trans>
            </Badge>
            {t`${{ price: priceEach(formatRupees(line.price), perOne(line, t), t) }} when shared`}
          </p>
        )}
      </div>
    </li>
  );
}

function GoneRow({ line }: { line: ListedProduct }) {
  const { t } = useLingui();
  return (
    <li className={ROW}>
      <span aria-hidden="true" className={`${PICTURE} aspect-3/2 bg-sunken`} />
      <div className="min-w-0 text-ink-2">
        <p className="wrap-anywhere font-semibold">{line.name}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta">
          <Badge tone="no">
            <Trans>No longer available</Trans>
          </Badge>
          {t`${{ price: priceEach(formatRupees(line.price), perOne(line, t), t) }} when shared`}
        </p>
      </div>
    </li>
  );
}
