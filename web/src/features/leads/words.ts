import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { HOUR_MS, MINUTE_MS } from '@plyhaat/contract/core/time-units';
import type { LeadChannel, LeadSource, LeadStatus } from '@plyhaat/contract/leads/leads';
import type { AskedOfSeller } from '@plyhaat/contract/leads/own-enquiries';
import type { BadgeTone } from '#ui/display/Badge.tsx';

export const CHANNELS: Readonly<Record<LeadChannel, MessageDescriptor>> = {
  call: msg`Call`,
  whatsapp: msg`WhatsApp`,
  email: msg`E-mail`,
  contact: msg`Message`,
};

export const SOURCES: Readonly<Record<LeadSource, MessageDescriptor>> = {
  product: msg`Product page`,
  seller: msg`Store page`,
  reel: msg`Reel`,
  requirement: msg`Requirement`,
  opportunity: msg`Opportunity`,
  share: msg`Shared list`,
};

export const STATUSES: Readonly<Record<LeadStatus, { label: MessageDescriptor; tone: BadgeTone }>> = {
  new: { label: msg`New`, tone: 'wait' },
  contacted: { label: msg`Contacted`, tone: 'plain' },
  won: { label: msg`Won`, tone: 'ok' },
  lost: { label: msg`Lost`, tone: 'no' },
};

/** What a lead is, in a word: a request for a price came by a message, and says more. */
export const kindOf = ({ channel, quantity }: { channel: LeadChannel; quantity: number | null }): MessageDescriptor =>
  quantity === null ? CHANNELS[channel] : msg`Price request`;

/** How long a buyer waited for an answer, in the unit that says it best. */
export function respondedAfter(from: string, to: string): MessageDescriptor {
  const span = Math.max(0, Date.parse(to) - Date.parse(from));
  if (span < HOUR_MS) {
    const minutes = Math.max(1, Math.round(span / MINUTE_MS));
    return msg`${plural(minutes, { one: 'First response after 1 minute', other: `First response after ${minutes} minutes` })}`;
  }
  if (span < 48 * HOUR_MS) {
    const hours = Math.round(span / HOUR_MS);
    return msg`${plural(hours, { one: 'First response after 1 hour', other: `First response after ${hours} hours` })}`;
  }
  const days = Math.round(span / (24 * HOUR_MS));
  return msg`${plural(days, { one: 'First response after 1 day', other: `First response after ${days} days` })}`;
}

/** How far an enquiry has come, as its buyer reads it. */
export function stateOf({ state, unread, channel }: Pick<AskedOfSeller, 'state' | 'unread' | 'channel'>): {
  readonly label: MessageDescriptor;
  readonly tone: BadgeTone;
} {
  if (unread > 0) return { label: msg`New answer`, tone: 'wait' };
  if (state === 'answered') return { label: msg`Answered`, tone: 'ok' };
  if (channel === 'call') return { label: msg`Called`, tone: 'plain' };
  return { label: state === 'seen' ? msg`Seen` : msg`Sent`, tone: 'plain' };
}
