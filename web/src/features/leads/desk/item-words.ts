import { formatRupees } from '@plyhaat/contract/core/money';
import type { ApplicationStatus } from '@plyhaat/contract/dealerships/application-form';
import type { LeadChannel } from '@plyhaat/contract/leads/leads';
import type { InboxItem, InboxKind, InboxThing } from '@plyhaat/contract/leads/seller-inbox';
import type { QuoteStatus } from '@plyhaat/contract/requirements/quotes';
import {
  Check,
  FileText,
  IndianRupee,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageSquare,
  MessageSquareQuote,
  Phone,
  Store,
} from 'lucide-react';
import { CHANNELS, STATUSES } from '../words.ts';
import { shortDay } from './since.ts';
import * as TEXTS from './texts.ts';

const ICONS: Readonly<Record<Exclude<InboxKind, 'lead'>, LucideIcon>> = {
  request: IndianRupee,
  match: FileText,
  quote: MessageSquareQuote,
  win: Check,
  application: Store,
};
const CHANNEL_ICONS: Readonly<Record<LeadChannel, LucideIcon>> = {
  call: Phone,
  whatsapp: MessageCircle,
  email: Mail,
  contact: MessageSquare,
};
/** A lead's is that of how it came. */
export const iconOf = ({ kind, lead }: InboxThing): LucideIcon =>
  kind === 'lead' ? CHANNEL_ICONS[lead?.channel ?? 'contact'] : ICONS[kind];

/** Whoever it is from; a requirement tells no more than the town. */
export const whoOf = ({ who, cityName }: InboxThing): string => who ?? TEXTS.buyerIn(cityName);

export function whatOf({ kind, what, quote, cityName, application }: InboxThing): string {
  if (kind === 'win' && quote?.total) return `${what}, ${formatRupees(quote.total)}`;
  if (application) return TEXTS.typeForCities(application.type, cityName);
  return what ?? '';
}

/** What it is, and how much. */
export function kindLine({ kind, asked, quote, lead, application }: InboxThing): string {
  const words: Readonly<Record<InboxKind, string>> = {
    request: TEXTS.priceRequest,
    lead: lead ? [CHANNELS[lead.channel], TEXTS.FROM[lead.source]].filter(Boolean).join(' ') : '',
    match: TEXTS.requirement,
    quote: TEXTS.yourQuote(formatRupees(quote?.unitPrice ?? 0)),
    win: TEXTS.won,
    application: application?.isOwn ? TEXTS.yourApplication : TEXTS.applicationToYou,
  };
  return [words[kind], asked].filter(Boolean).join(' · ');
}

export type NextStep = { readonly text: string; readonly tone: 'turn' | 'ok' | 'quiet' };
const turn = (text: string): NextStep => ({ text, tone: 'turn' });
const quiet = (text: string): NextStep => ({ text, tone: 'quiet' });

const QUOTE_STATES: Readonly<Record<QuoteStatus, string>> = {
  open: 'Open',
  accepted: 'Won',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  lost: 'Lost',
  expired: 'Expired',
};
const APPLICATION_STATES: Readonly<Record<ApplicationStatus, string>> = {
  new: 'In review',
  shortlisted: 'Shortlisted',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

function ofLead({ kind, waits, lead }: InboxItem, now: number): NextStep {
  if (lead?.reminderAt && Date.parse(lead.reminderAt) > now)
    return quiet(TEXTS.remindOn(shortDay(new Date(lead.reminderAt), now)));
  if (waits && kind === 'request') return turn(TEXTS.giveYourPrice);
  if (waits) return turn(lead?.channel === 'call' || lead?.channel === 'whatsapp' ? TEXTS.callBack : TEXTS.answer);
  return quiet(STATUSES[lead?.status ?? 'contacted'].label);
}

function ofQuote({ waits, quote }: InboxItem, now: number): NextStep {
  if (!quote) return quiet('');
  if (quote.status === 'accepted') return waits ? { text: TEXTS.fixTheDay, tone: 'ok' } : quiet(TEXTS.won);
  if (waits) return turn(TEXTS.answer);
  if (quote.status !== 'open') return quiet(QUOTE_STATES[quote.status]);
  return quiet(TEXTS.openUntil(shortDay(new Date(`${quote.validUntil}T00:00:00+05:30`), now)));
}

/** What the seller does next, or how far it is. */
export function nextStep(item: InboxItem, now: number): NextStep {
  const { kind, endsAt, application, waits } = item;
  if (kind === 'request' || kind === 'lead') return ofLead(item, now);
  if (kind === 'match') return turn(TEXTS.quoteBy(endsAt ? shortDay(new Date(endsAt), now) : ''));
  if (application) return waits ? turn(TEXTS.decide) : quiet(APPLICATION_STATES[application.status]);
  return ofQuote(item, now);
}
