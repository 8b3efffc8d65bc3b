import { formatRupees } from '@plyhaat/contract/core/money';
import { secondUnit } from '@plyhaat/contract/core/sheet';
import { Price } from '#ui/display/Price.tsx';
import { taxed, useWithGst } from './gst.ts';
import type { ShownProduct } from './shown-product.ts';

const SHORT = { 'per Nos/sheet': 'per sheet', 'per sq.ft': 'per sq.ft' };

type Priced = Pick<ShownProduct, 'price' | 'originalPrice' | 'pricetype' | 'secondPrice' | 'gstPercent'>;

/** The asked price, and small below it the one by the square foot or the sheet. Longer with GST, it has the same height. */
export function CardPrice({ product }: { product: Priced }) {
  const { price, originalPrice, pricetype, secondPrice, gstPercent } = product;
  const withGst = useWithGst();
  const shown = (rupees: number) => (withGst ? taxed(rupees, gstPercent) : rupees);
  return (
    <div className="mt-3 min-h-13 max-xs:min-h-18">
      <Price price={shown(price)} originalPrice={shown(originalPrice)} unit={pricetype} />
      {(secondPrice !== null || withGst) && (
        <small className="block text-ink-3 text-meta tabular-nums">
          {secondPrice !== null && `${formatRupees(shown(secondPrice))} ${SHORT[secondUnit(pricetype)]}`}
          {withGst && ` with ${gstPercent}% GST`}
        </small>
      )}
    </div>
  );
}
