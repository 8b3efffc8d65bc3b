import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CreditLine, OrderItem, Quote } from '@plyhaat/contract/billing/purchase';
import { formatExact, formatRupees } from '@plyhaat/contract/core/money';
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import type { Say } from '#ui/said.ts';
import { formatDay } from '#ui/words/dates.ts';
import { planLength } from '#ui/words/plan-length.ts';

type Bill = Pick<
  Quote,
  'items' | 'price' | 'credit' | 'creditLines' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'roundOff' | 'total'
> & { readonly startDate: string | null; readonly endDate: string | null };

export const itemName = ({ name, noOfMonth, numberOfDays }: OrderItem, say: Say): MessageDescriptor =>
  noOfMonth === undefined && numberOfDays !== undefined
    ? msg`${name}, ${numberOfDays} days`
    : msg`${name}, ${{ length: planLength(noOfMonth, say) }}`;

/** What is bought, what is credited, each head of tax, and the total rounded once. */
export function SummaryLines({ bill }: { bill: Bill }) {
  const { t } = useLingui();
  const { items, creditLines, taxable, cgst, sgst, igst, roundOff, total, startDate, endDate } = bill;
  const period =
    startDate &&
    endDate &&
    items[0]?.type === 'subscription' &&
    t`${{ startDate: formatDay(new Date(startDate), t) }} to ${{ endDate: formatDay(new Date(endDate), t) }}`;
  return (
    <dl className="grid gap-2.5 text-ui">
      {items.map((item) => (
        <Line
          key={item._id}
          name={<b className="font-semibold">{t(itemName(item, t))}</b>}
          amount={item.price}
          below={period}
        />
      ))}
      {creditLines.map((line) => (
        <Line
          // Two renewals of one plan may wait: only its position makes a line unique.
          key={creditLines.indexOf(line)}
          name={t`Credit for ${{ name: line.name }}`}
          amount={-line.amount}
          below={t(unusedOf(line))}
        />
      ))}
      <Line name={t`Taxable value`} amount={taxable} ruled />
      {cgst > 0 && <Line name={t`CGST 9%`} amount={cgst} />}
      {sgst > 0 && <Line name={t`SGST 9%`} amount={sgst} />}
      {igst > 0 && <Line name={t`IGST 18%`} amount={igst} />}
      {roundOff !== 0 && <Line name={t`Round off`} amount={roundOff} />}
      <div className="flex items-baseline justify-between gap-4 border-line-2 border-t pt-3">
        <dt className="font-semibold text-body">
          <Trans>Total</Trans>
        </dt>
        <dd className="text-head tabular-nums">{formatRupees(total)}</dd>
      </div>
    </dl>
  );
}

/** Why a plan is credited with so much: by its days, or by the limit of which less is unused. */
function unusedOf({ limit, price: rupees, days, ofDays }: CreditLine): MessageDescriptor {
  const price = formatRupees(rupees);
  return limit ? UNUSED[limit.kind](limit, price) : msg`${days} unused days: ${price} × ${days} ÷ ${ofDays}`;
}

type Limit = NonNullable<CreditLine['limit']>;

const UNUSED: Readonly<Record<Limit['kind'], (limit: Limit, price: string) => MessageDescriptor>> = {
  sale: ({ left, granted }, price) => msg`${left} of ${granted} flash sales unused: ${price} × ${left} ÷ ${granted}`,
  advertisement: ({ left, granted }, price) =>
    msg`${left} of ${granted} new arrivals unused: ${price} × ${left} ÷ ${granted}`,
  banner: ({ left, granted }, price) => msg`${left} of ${granted} banners unused: ${price} × ${left} ÷ ${granted}`,
  opportunity: ({ left, granted }, price) =>
    msg`${left} of ${granted} opportunities unused: ${price} × ${left} ÷ ${granted}`,
};

type LineProps = { name: ReactNode; amount: number; below?: ReactNode; ruled?: boolean };

function Line({ name, amount, below, ruled = false }: LineProps) {
  return (
    <div className={classes('flex justify-between gap-4', ruled && 'border-line border-t pt-2.5')}>
      <dt className="min-w-0">
        {name}
        {below && <span className="block text-ink-3 text-meta">{below}</span>}
      </dt>
      <dd className="flex-none tabular-nums">
        {amount < 0 ? '−' : ''}
        {formatExact(Math.abs(amount))}
      </dd>
    </div>
  );
}
