import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import { planLength } from '@plyhaat/contract/billing/plan-length';
import type { OrderItem } from '@plyhaat/contract/billing/purchase';
import { formatDay } from '@plyhaat/contract/core/dates';
import type { InvoiceLine } from '../invoices.tables.ts';
import { shownDays } from '../orders/credit.ts';
import type { Credit } from '../orders.tables.ts';

type Sold = {
  readonly items: readonly OrderItem[];
  readonly credits: readonly Credit[];
  readonly startsAt: Date;
  readonly endsAt: Date;
};

const lengthOf = ({ noOfMonth, numberOfDays }: OrderItem) =>
  noOfMonth ? planLength(noOfMonth) : `${numberOfDays} days`;

const PUBLISHED: Readonly<Record<AllowanceKind, string>> = {
  sale: 'flash sales',
  advertisement: 'new arrivals',
  banner: 'banners',
  opportunity: 'dealership opportunities',
};

/** The lines of a tax invoice: what was sold, and what was credited of earlier plans as negative amounts. */
export const linesOf = ({ items, credits, startsAt, endsAt }: Sold, sac: string): InvoiceLine[] => [
  ...items.map((item) => ({
    description:
      item.type === 'subscription'
        ? `${item.name} plan, ${lengthOf(item)}, ${formatDay(startsAt)} to ${formatDay(endsAt)}`
        : `${item.name} topup, ${lengthOf(item)}`,
    sac,
    versionId: item._id,
    amount: Math.round(item.price * 100),
  })),
  ...credits
    .filter(({ amount }) => amount > 0)
    .map(({ name, days, ofDays, limit, amount }) => ({
      description: limit
        ? `Credit for ${name}: ${limit.left} of ${limit.granted} ${PUBLISHED[limit.kind]} unused`
        : `Credit for ${name}: ${shownDays(days)} of ${shownDays(ofDays)} days unused`,
      sac,
      versionId: null,
      amount: -amount,
    })),
];
