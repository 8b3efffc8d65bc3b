import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OwnedStatus } from '@plyhaat/contract/billing/owned';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type { BadgeTone } from '#ui/display/Badge.tsx';
import { ORDER_STATES } from '../order-states.ts';

type Dated = {
  readonly createdAt: string;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly days: number;
};
export type Term = {
  readonly start: Date;
  readonly end: Date;
  readonly days: number;
  readonly elapsed: number;
  readonly left: number;
};

/** From when to when something runs; what the reply does not say is counted from the day it was bought. */
export function termOf({ createdAt, startDate, endDate, days }: Dated, now = Date.now()): Term {
  const start = new Date(startDate ?? createdAt);
  const end = new Date(endDate ?? start.getTime() + days * DAY_MS);
  const total = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  const left = Math.min(total, Math.max(0, Math.ceil((end.getTime() - now) / DAY_MS)));
  return { start, end, days: total, left, elapsed: total - left };
}

/** Active while days remain, else expired (BILL-20); other states are the server's to say. */
export const statusOf = (status: OwnedStatus, { left }: Term): OwnedStatus =>
  status === 'active' || status === 'expired' ? (left > 0 ? 'active' : 'expired') : status;

export const STATUS: Readonly<Record<OwnedStatus, { label: MessageDescriptor; tone: BadgeTone }>> = {
  active: { label: msg`Active`, tone: 'ok' },
  upcoming: { label: msg`Upcoming`, tone: 'new' },
  expired: { label: msg`Expired`, tone: 'plain' },
  pending: { label: ORDER_STATES.PENDING, tone: 'wait' },
  cancelled: { label: msg`Cancelled`, tone: 'no' },
  used: { label: msg`Used`, tone: 'sale' },
};

export const FILTERS = ['active', 'expired', 'all'] as const;
export type Filter = (typeof FILTERS)[number];
export const passes = (filter: Filter, status: OwnedStatus): boolean =>
  filter === 'all' || status === filter || (filter === 'active' && status === 'upcoming');
