import type { Plan } from '@plyhaat/contract/billing/billing';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Features } from './Features.tsx';
import { withGst } from './gst.ts';

const DEFAULT_MONTHS = 12;

export function PlanCard({ plan, popular }: { plan: Plan; popular: boolean }) {
  const { name, description, price, noOfMonth, messageArr } = plan;
  return (
    <article
      className={classes(
        'flex flex-col gap-4 rounded-card border bg-surface p-5 sm:p-6',
        popular ? 'border-teak' : 'border-line',
      )}
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-title">{name}</h2>
          {popular && <Badge tone="sale">MOST POPULAR</Badge>}
        </div>
        <p className="mt-1 text-ink-2 text-ui">{description}</p>
      </div>
      <div>
        <Price price={price} unit={`for ${noOfMonth || DEFAULT_MONTHS} months`} size="lg" />
        <p className="text-ink-3 text-meta tabular-nums">{withGst(price)} with 18% GST</p>
      </div>
      <div className="border-line border-t pt-4">
        <Features features={messageArr} />
      </div>
    </article>
  );
}
