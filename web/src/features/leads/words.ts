import { HOUR_MS, MINUTE_MS } from '@plyhaat/contract/core/time-units';
import type { LeadChannel, LeadSource, LeadStatus } from '@plyhaat/contract/leads/leads';
import type { AskedOfSeller } from '@plyhaat/contract/leads/own-enquiries';
import type { BadgeTone } from '#ui/display/Badge.tsx';

export const CHANNELS: Readonly<Record<LeadChannel, string>> = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  contact: 'Message',
};

export const SOURCES: Readonly<Record<LeadSource, string>> = {
  product: 'Product page',
  seller: 'Store page',
  reel: 'Reel',
  requirement: 'Requirement',
  opportunity: 'Opportunity',
  share: 'Shared list',
};

export const STATUSES: Readonly<Record<LeadStatus, { label: string; tone: BadgeTone }>> = {
  new: { label: 'New', tone: 'wait' },
  contacted: { label: 'Contacted', tone: 'plain' },
  won: { label: 'Won', tone: 'ok' },
  lost: { label: 'Lost', tone: 'no' },
};

/** What a lead is, in a word: a request for a price came by a message, and says more. */
export const kindOf = ({ channel, quantity }: { channel: LeadChannel; quantity: number | null }): string =>
  quantity === null ? CHANNELS[channel] : 'Price request';

/** How long a buyer waited, in the unit that says it best. */
export function waited(from: string, to: string): string {
  const span = Math.max(0, Date.parse(to) - Date.parse(from));
  const [count, unit] =
    span < HOUR_MS
      ? [Math.max(1, Math.round(span / MINUTE_MS)), 'minute']
      : span < 48 * HOUR_MS
        ? [Math.round(span / HOUR_MS), 'hour']
        : [Math.round(span / (24 * HOUR_MS)), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** How far an enquiry has come, as its buyer reads it. */
export function stateOf({ state, unread, channel }: Pick<AskedOfSeller, 'state' | 'unread' | 'channel'>): {
  readonly label: string;
  readonly tone: BadgeTone;
} {
  if (unread > 0) return { label: 'New answer', tone: 'wait' };
  if (state === 'answered') return { label: 'Answered', tone: 'ok' };
  if (channel === 'call') return { label: 'Called', tone: 'plain' };
  return { label: state === 'seen' ? 'Seen' : 'Sent', tone: 'plain' };
}
