import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { perOne } from '@plyhaat/contract/catalog/unit-name';
import { formatDay } from '#ui/words/dates.ts';
import { formatRupees } from '@plyhaat/contract/core/money';
import { formatQuantity, quantityWord } from '@plyhaat/contract/core/quantity';
import type { BadLeadReason } from '@plyhaat/contract/leads/leads';
import type { Quote, QuoteStatus } from '@plyhaat/contract/requirements/quotes';
import type { BadgeTone } from '#ui/display/Badge.tsx';
import type { Said } from '#ui/said.ts';

export const STATUSES: Readonly<Record<QuoteStatus, { label: MessageDescriptor; tone: BadgeTone }>> = {
  open: { label: msg`Open`, tone: 'ok' },
  accepted: { label: msg`Accepted`, tone: 'ok' },
  declined: { label: msg`Declined`, tone: 'no' },
  withdrawn: { label: msg`Withdrawn`, tone: 'plain' },
  lost: { label: msg`Lost`, tone: 'plain' },
  expired: { label: msg`Expired`, tone: 'wait' },
};

export const BAD_LEADS: Readonly<Record<BadLeadReason, MessageDescriptor>> = {
  wrong_number: msg`Wrong number`,
  not_buying: msg`Not buying`,
  duplicate: msg`Duplicate`,
};

/** Questions that buyers often ask. */
export const STARTERS = [msg`Can it come in two lots?`, msg`Can you hold the price till month end?`] as const;

/** `28 Nov 2026` of `2026-11-28`. */
export const dayOf = (day: string): string => formatDay(new Date(`${day}T00:00:00+05:30`), t);

export const days = (count: number): MessageDescriptor =>
  msg`${plural(count, { 0: 'Same day', one: '1 day', other: `${count} days` })}`;

/** `per sheet` of the requirement's unit. */
export const perUnit = (quote: Pick<Quote, 'quantity' | 'unit' | 'unitName'>): string =>
  quote.quantity ? `per ${quantityWord(quote.quantity)}` : perPriced(quote);

/** `per door` of the unit that the seller prices by. */
export const perPriced = ({ unit, unitName }: Pick<Quote, 'unit' | 'unitName'>): string =>
  perOne({ pricetype: unit, unitName });

/** `₹120 per sheet` of the freight, or that there is none. */
export function freightNote({ freight, quantity }: Pick<Quote, 'freight' | 'quantity'>): MessageDescriptor {
  if (freight === 0) return msg`in the price`;
  if (!quantity) return msg`for the whole lot`;
  const each = formatRupees(Math.round((freight / quantity.amount) * 100) / 100);
  return msg`${each} per ${{ unit: quantityWord(quantity) }}`;
}

type Goods = Pick<Quote, 'quantity' | 'unitPrice' | 'unit' | 'unitName'>;

/** `120 sheets at ₹4,450 per sheet`. */
export function goodsLine({ quantity, unitPrice, ...priced }: Goods): Said {
  const price = `${formatRupees(unitPrice)} ${perPriced(priced)}`;
  return quantity ? msg`${{ quantity: formatQuantity(quantity) }} at ${price}` : price;
}

const MONTHS: readonly ((year: string) => MessageDescriptor)[] = [
  (year) => msg`Jan ${year}`,
  (year) => msg`Feb ${year}`,
  (year) => msg`Mar ${year}`,
  (year) => msg`Apr ${year}`,
  (year) => msg`May ${year}`,
  (year) => msg`Jun ${year}`,
  (year) => msg`Jul ${year}`,
  (year) => msg`Aug ${year}`,
  (year) => msg`Sep ${year}`,
  (year) => msg`Oct ${year}`,
  (year) => msg`Nov ${year}`,
  (year) => msg`Dec ${year}`,
];

/** `Nov 2026` of `2026-11`. */
export const monthName = (month: string): Said => {
  const [year = '', number] = month.split('-');
  return MONTHS[Number(number) - 1]?.(year) ?? month;
};
