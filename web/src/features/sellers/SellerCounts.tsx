import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ShownSeller } from './shown-seller.ts';

export function SellerCounts({ seller }: { seller: Pick<ShownSeller, 'productsCount' | 'reviewCount'> }) {
  const { t } = useLingui();
  const { productsCount, reviewCount } = seller;
  const counts = [
    [t`${plural(productsCount, { one: 'Product', other: 'Products' })}`, productsCount],
    [t`${plural(reviewCount, { one: 'Review', other: 'Reviews' })}`, reviewCount],
  ] as const;
  return (
    <dl className="mt-3 flex gap-6 border-line border-t pt-3 text-ui tabular-nums">
      {counts.map(([label, count]) => (
        <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
          <dt className="text-ink-3">{label}</dt>
          <dd className="font-semibold">{count.toLocaleString('en-IN')}</dd>
        </div>
      ))}
    </dl>
  );
}
