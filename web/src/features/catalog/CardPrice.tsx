import { useLingui } from '@lingui/react/macro';
import { Price } from '#ui/display/Price.tsx';
import { perOne } from '#ui/words/prices.ts';
import { taxed, useWithGst } from './gst.ts';
import { secondInWords } from './second-price.ts';
import type { ShownProduct } from './shown-product.ts';

type Priced = Pick<ShownProduct, 'price' | 'originalPrice' | 'pricetype' | 'unitName' | 'secondPrice' | 'gstPercent'>;

/** The asked price, and small below it the one by the square foot or the sheet. Longer with GST, it has the same height. */
export function CardPrice({ product }: { product: Priced }) {
  const { t } = useLingui();
  const { price, originalPrice, secondPrice, gstPercent } = product;
  const withGst = useWithGst();
  const shown = (rupees: number) => (withGst ? taxed(rupees, gstPercent) : rupees);
  const second = secondPrice === null ? [] : [secondInWords(shown(secondPrice), product, t)];
  return (
    <Price
      className="card-price"
      price={shown(price)}
      originalPrice={shown(originalPrice)}
      unit={perOne(product, t)}
      note={[...second, ...(withGst ? [t`with ${gstPercent}% GST`] : [])].join(' ')}
    />
  );
}
