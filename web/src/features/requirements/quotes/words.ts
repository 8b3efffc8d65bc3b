import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { BadLeadReason } from '@plyhaat/contract/leads/leads';
import type { DECLINE_REASONS, Quote, QuoteStatus } from '@plyhaat/contract/requirements/quotes';
import type { BadgeTone } from '#ui/display/Badge.tsx';
import type { Say } from '#ui/said.ts';
import { monthAndYear } from '#ui/words/months.ts';
import { perOne, perOneOf, priceEach } from '#ui/words/prices.ts';
import { formatQuantity } from '#ui/words/quantities.ts';

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

/** Why a buyer declines; the seller reads what is stored. */
export const DECLINED_FOR: Readonly<Record<(typeof DECLINE_REASONS)[number], MessageDescriptor>> = {
  'Landed price too high': msg`Landed price too high`,
  'Takes too long': msg`Takes too long`,
  'Not the grade I asked for': msg`Not the grade I asked for`,
  'Already bought': msg`Already bought`,
};

/** Questions that buyers often ask. */
export const STARTERS = [msg`Can it come in two lots?`, msg`Can you hold the price till month end?`] as const;

export const days = (count: number): MessageDescriptor =>
  msg`${plural(count, { 0: 'Same day', one: '1 day', other: `${count} days` })}`;

/** `per sheet` of the requirement's unit. */
export const perUnit = (quote: Pick<Quote, 'quantity' | 'unit' | 'unitName'>, say: Say): string =>
  quote.quantity ? perOneOf(quote.quantity, say) : perPriced(quote, say);

/** `per door` of the unit that the seller prices by. */
export const perPriced = ({ unit, unitName }: Pick<Quote, 'unit' | 'unitName'>, say: Say): string =>
  perOne({ pricetype: unit, unitName }, say);

/** `₹120 per sheet` of the freight, or that there is none. */
export function freightNote({ freight, quantity }: Pick<Quote, 'freight' | 'quantity'>, say: Say): string {
  if (freight === 0) return say(msg`in the price`);
  if (!quantity) return say(msg`for the whole lot`);
  const each = formatRupees(Math.round((freight / quantity.amount) * 100) / 100);
  return priceEach(each, perOneOf(quantity, say), say);
}

type Goods = Pick<Quote, 'quantity' | 'unitPrice' | 'unit' | 'unitName'>;

/** `120 sheets at ₹4,450 per sheet`. */
export function goodsLine({ quantity, unitPrice, ...priced }: Goods, say: Say): string {
  const price = priceEach(formatRupees(unitPrice), perPriced(priced, say), say);
  return quantity ? say(msg`${{ quantity: formatQuantity(quantity, say) }} at ${price}`) : price;
}

/** `Nov 2026` of `2026-11`. */
export function monthText(month: string, say: Say): string {
  const [year = '', number] = month.split('-');
  return monthAndYear(Number(number), year, say);
}
