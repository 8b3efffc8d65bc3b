import { Trans, useLingui } from '@lingui/react/macro';
import type { Plan } from '@plyhaat/contract/billing/billing';
import { planMonths } from '@plyhaat/contract/billing/plan-length';
import { formatRupees } from '@plyhaat/contract/core/money';
import { useId } from 'react';
import { classes } from '#ui/classes.ts';
import { Price } from '#ui/display/Price.tsx';
import { Radio } from '#ui/forms/Radio.tsx';
import { planLength } from '#ui/words/plan-length.ts';
import { Features } from './Features.tsx';

type Props = { plan: Plan; popular: boolean; chosen: boolean; onChoose: () => void; note?: string | undefined };

export function PlanCard({ plan, popular, chosen, onChoose, note }: Props) {
  const { t } = useLingui();
  const { name, description, price, messageArr } = plan;
  const id = useId();
  return (
    <article
      className={classes(
        'relative flex flex-col gap-4 rounded-card border bg-surface p-5 sm:p-6',
        chosen ? 'border-teak ring-1 ring-teak' : 'border-line',
      )}
    >
      {popular && (
        <span className="absolute -top-3 left-5 rounded-sm bg-night px-2.5 py-1 dark:bg-walnut-line font-semibold text-cream text-meta leading-none tracking-wide">
          <Trans>MOST POPULAR</Trans>
        </span>
      )}
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-title">
            {name}
          </h2>
          <p className="mt-1 text-ink-2 text-ui">{description}</p>
        </div>
        <Radio
          name="plan"
          aria-labelledby={id}
          checked={chosen}
          onChange={onChoose}
          className="after:absolute after:-inset-3"
        />
      </div>
      <div>
        <Price price={price} unit={t`for ${{ length: planLength(plan.noOfMonth, t) }}`} size="lg" />
        <p className="text-ink-3 text-meta tabular-nums">
          {t`plus 18% GST · about ${{ rupees: formatRupees(Math.round(price / planMonths(plan.noOfMonth))) }} a month`}
        </p>
      </div>
      {note && <p className="rounded bg-sunken px-3.5 py-2.5 text-ink-2 text-meta">{note}</p>}
      <div className="border-line border-t pt-4">
        <Features features={messageArr} />
      </div>
    </article>
  );
}
