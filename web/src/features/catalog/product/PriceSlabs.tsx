import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@plyhaat/contract/catalog/catalog';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { Quantity } from '@plyhaat/contract/core/quantity';
import type { Say } from '#ui/said.ts';
import { formatQuantity } from '#ui/words/quantities.ts';
import { quantityWord } from '#ui/words/unit-names.ts';
import { taxed, useWithGst } from '../gst.ts';
import { slabsNow } from './slabs.ts';

/** What one costs from how many on, before GST or with it. */
export function PriceSlabs({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const withGst = useWithGst();
  const slabs = slabsNow(product);
  if (slabs.length === 0) return null;
  const { price, gstPercent } = product;
  const unit = { unit: product.pricetype, noun: nounOf(product) };
  return (
    <div>
      <p id="slabs" className="mb-1.5 font-semibold text-ui">
        <Trans>Prices by quantity</Trans>
      </p>
      <table
        aria-labelledby="slabs"
        className="w-full border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-surface text-ui tabular-nums"
      >
        <thead>
          <tr className="bg-sunken text-ink-3 text-meta">
            <th scope="col" className="px-3.5 py-2 text-left font-medium">
              <Trans>Quantity</Trans>
            </th>
            <th scope="col" className="px-3.5 py-2 text-right font-medium">
              {t`Price per ${{ unit: quantityWord(unit, t) }}`}
            </th>
          </tr>
        </thead>
        <tbody>
          {[{ minQuantity: 1, price }, ...slabs].map((slab, at) => (
            <tr key={slab.minQuantity}>
              <td className="border-line border-t px-3.5 py-2.5">
                {rangeOf(slab.minQuantity, slabs[at]?.minQuantity, unit, t)}
              </td>
              <td className="border-line border-t px-3.5 py-2.5 text-right font-semibold">
                {formatRupees(withGst ? taxed(slab.price, gstPercent) : slab.price)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Unit = Omit<Quantity, 'amount'>;
const nounOf = ({ pricetype, unitName }: ProductDetail) => (pricetype === 'per Nos/sheet' ? unitName : undefined);

/** `20 to 49 sheets`, and for the last one `100 sheets and more`. */
function rangeOf(from: number, next: number | undefined, unit: Unit, say: Say): string {
  if (next === undefined) return say(msg`${{ quantity: formatQuantity({ amount: from, ...unit }, say) }} and more`);
  const last = formatQuantity({ amount: next - 1, ...unit }, say);
  return next - 1 === from ? last : say(msg`${{ from: from.toLocaleString('en-IN') }} to ${{ to: last }}`);
}
