import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import { readAmount } from '@plyhaat/contract/core/quantity';
import { useWatch } from 'react-hook-form';
import { useSay } from '#ui/said.ts';
import { perOneOf } from '#ui/words/prices.ts';
import { formatQuantity } from '#ui/words/quantities.ts';
import type { PriceFormState } from './price-form.ts';
import type { ProductTarget } from './target.ts';

type Props = { form: PriceFormState; product: ProductTarget['product'] };

/** What the seller's list asks for the typed quantity, and from how many on it is less. */
export function SlabPrice({ form, product }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const [quantity, unit] = useWatch({ control: form.control, name: ['quantity', 'unit'] });
  const { price = 0, slabs = [], pricetype, unitName } = product;
  const amount = readAmount(String(quantity ?? ''));
  // A flash sale may ask less than some of them for a while.
  const lower = slabs.filter((slab) => slab.price < price);
  if (lower.length === 0 || !amount || unit !== pricetype) return null;
  const of = { unit: pricetype, noun: pricetype === 'per Nos/sheet' ? unitName : undefined };
  const now = lower.findLast(({ minQuantity }) => minQuantity <= amount)?.price ?? price;
  const next = lower.find(({ minQuantity }) => minQuantity > amount);
  return (
    <p role="status" className="rounded bg-sunken px-3.5 py-2.5 text-ui tabular-nums">
      {t`Listed for ${{ quantity: formatQuantity({ amount, ...of }, say) }}: ${{ price: formatRupees(now) }} ${{ unit: perOneOf(of, t) }}, GST extra.`}
      {next && (
        <>
          {' '}
          {t`From ${{ quantity: formatQuantity({ amount: next.minQuantity, ...of }, say) }}: ${{ price: formatRupees(next.price) }}.`}
        </>
      )}
    </p>
  );
}
