import { Trans, useLingui } from '@lingui/react/macro';
import type { Topup } from '@plyhaat/contract/billing/billing';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Check } from '#ui/forms/Check.tsx';
import { Features } from './Features.tsx';

type Props = { topup: Topup; chosen: readonly string[]; onToggle: (priceId: string) => void };

/** Any number of days, each by itself: two banners of different length are two top-ups. */
export function TopupCard({ topup: { name, description, quantity, priceArr, messageArr }, chosen, onToggle }: Props) {
  const { t } = useLingui();
  const offers = priceArr.map(({ price, ...offer }) => ({ ...offer, rupees: formatRupees(price) }));
  return (
    <article className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div>
        <h2 className="text-title">{name}</h2>
        <p className="mt-1 text-ink-2 text-ui">{description}</p>
        {quantity > 1 && (
          <p className="mt-1 font-semibold text-ui">
            <Trans>For {quantity} of them</Trans>
          </p>
        )}
      </div>
      <fieldset className="divide-y divide-line border-line border-y">
        <legend className="sr-only">{name}</legend>
        {offers.map(({ _id, rupees, numberOfDays }) => (
          <Check
            key={_id}
            label={t`${numberOfDays} days`}
            count={
              <Trans>
                <b className="font-semibold text-body text-ink">{rupees}</b> plus 18% GST
              </Trans>
            }
            checked={chosen.includes(_id)}
            onChange={() => onToggle(_id)}
            className="py-1"
          />
        ))}
      </fieldset>
      <Features features={messageArr} />
    </article>
  );
}
