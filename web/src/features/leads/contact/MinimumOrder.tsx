import { Trans } from '@lingui/react/macro';
import { readMinimumOrder } from '@plyhaat/contract/catalog/minimum-order';
import { readAmount } from '@plyhaat/contract/core/quantity';
import { useWatch } from 'react-hook-form';
import type { PriceFormState } from './price-form.ts';
import type { ProductTarget } from './target.ts';

type Props = { form: PriceFormState; product: ProductTarget['product'] };

/** The least that the seller sells. Less may be asked for: the seller decides (LEAD-8). */
export function MinimumOrder({ form, product: { minimumOrder, unitName } }: Props) {
  const [quantity, unit] = useWatch({ control: form.control, name: ['quantity', 'unit'] });
  if (!minimumOrder) return null;
  const least = readMinimumOrder(minimumOrder, unitName);
  const amount = readAmount(String(quantity ?? ''));
  const isLess = least !== null && amount !== null && unit === least.unit && amount < least.amount;
  return (
    <p role="status" className={isLess ? 'text-teak text-ui' : 'text-ink-2 text-ui'}>
      {isLess ? (
        <Trans>Below the minimum order of {minimumOrder}. You can ask anyway: the seller decides.</Trans>
      ) : (
        <Trans>Minimum order: {minimumOrder}.</Trans>
      )}
    </p>
  );
}
