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
  const second = secondPrice === null ? [] : [`${formatRupees(shown(secondPrice))} ${SHORT[secondUnit(pricetype)]}`];
  return (
    <Price
      className="mt-3 min-h-13 content-start max-xs:min-h-18"
      price={shown(price)}
      originalPrice={shown(originalPrice)}
      unit={pricetype}
      note={[...second, ...(withGst ? [`with ${gstPercent}% GST`] : [])].join(' ')}
    />
  );
}
