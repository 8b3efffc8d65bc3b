import { perOne } from '@plyhaat/contract/catalog/unit-name';
import { formatDay } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { formatQuantity, quantityWord } from '@plyhaat/contract/core/quantity';
import type { BadLeadReason } from '@plyhaat/contract/leads/leads';
import type { Quote, QuoteStatus } from '@plyhaat/contract/requirements/quotes';
import type { BadgeTone } from '#ui/display/Badge.tsx';

export const STATUSES: Readonly<Record<QuoteStatus, { label: string; tone: BadgeTone }>> = {
  open: { label: 'Open', tone: 'ok' },
  accepted: { label: 'Accepted', tone: 'ok' },
  declined: { label: 'Declined', tone: 'no' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
  lost: { label: 'Lost', tone: 'plain' },
  expired: { label: 'Expired', tone: 'wait' },
};

export const BAD_LEADS: Readonly<Record<BadLeadReason, string>> = {
  wrong_number: 'Wrong number',
  not_buying: 'Not buying',
  duplicate: 'Duplicate',
};

/** Questions that buyers often ask. */
export const STARTERS = ['Can it come in two lots?', 'Can you hold the price till month end?'] as const;

/** `28 Nov 2026` of `2026-11-28`. */
export const dayOf = (day: string): string => formatDay(new Date(`${day}T00:00:00+05:30`));

export const days = (count: number): string => (count === 1 ? '1 day' : count === 0 ? 'Same day' : `${count} days`);

/** `per sheet` of the requirement's unit. */
export const perUnit = (quote: Pick<Quote, 'quantity' | 'unit' | 'unitName'>): string =>
  quote.quantity ? `per ${quantityWord(quote.quantity)}` : perPriced(quote);

/** `per door` of the unit that the seller prices by. */
export const perPriced = ({ unit, unitName }: Pick<Quote, 'unit' | 'unitName'>): string =>
  perOne({ pricetype: unit, unitName });

/** `₹120 per sheet` of the freight, or that there is none. */
export function freightNote({ freight, quantity }: Pick<Quote, 'freight' | 'quantity'>): string {
  if (freight === 0) return 'in the price';
  if (!quantity) return 'for the whole lot';
  return `${formatRupees(Math.round((freight / quantity.amount) * 100) / 100)} per ${quantityWord(quantity)}`;
}

/** `120 sheets at ₹4,450 per sheet`. */
export function goodsLine(quote: Pick<Quote, 'quantity' | 'unitPrice' | 'unit' | 'unitName'>): string {
  const price = `${formatRupees(quote.unitPrice)} ${perPriced(quote)}`;
  return quote.quantity ? `${formatQuantity(quote.quantity)} at ${price}` : price;
}

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Nov 2026` of `2026-11`. */
export const monthName = (month: string): string => {
  const [year, number] = month.split('-');
  return `${NAMES[Number(number) - 1]} ${year}`;
};
