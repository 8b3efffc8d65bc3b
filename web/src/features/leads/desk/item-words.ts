import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { ApplicationStatus } from '@plyhaat/contract/dealerships/application-form';
import type { LeadChannel, LeadSource } from '@plyhaat/contract/leads/leads';
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
import { type Said, type Say, useSay } from '#ui/said.ts';
import { opportunityType } from '#ui/words/partnerships.ts';
import { CHANNELS, STATUSES } from '../words.ts';
import { shortDay } from './since.ts';

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

function whoOf({ who, cityName }: InboxThing): Said {
  return who ?? (cityName ? msg`Buyer in ${cityName}` : msg`Buyer`);
}

function whatOf({ kind, what, quote, cityName, application }: InboxThing, say: Say): Said {
  if (kind === 'win' && quote?.total) return `${what}, ${formatRupees(quote.total)}`;
  if (application) {
    const type = opportunityType(application.type, say);
    return cityName ? msg`${type} for ${cityName}` : type;
  }
  return what ?? '';
}

const FROM: Readonly<Record<LeadSource, (channel: string) => Said>> = {
  product: (channel) => channel,
  seller: (channel) => msg`${channel} from your store`,
  reel: (channel) => msg`${channel} from your reel`,
  requirement: (channel) => msg`${channel} about a requirement`,
  opportunity: (channel) => msg`${channel} about a dealership`,
  share: (channel) => msg`${channel} from your list`,
};

/** How an item is told in the language of the page. */
export function useItemWords() {
  const say = useSay();
  const kindOf = ({ kind, quote, lead, application }: InboxThing): Said => {
    const words: Readonly<Record<InboxKind, Said>> = {
      request: msg`Price request`,
      lead: lead ? FROM[lead.source](say(CHANNELS[lead.channel])) : '',
      match: msg`Requirement`,
      quote: msg`Your quote ${{ price: formatRupees(quote?.unitPrice ?? 0) }}`,
      win: msg`Won`,
      application: application?.isOwn ? msg`Your application` : msg`Application to you`,
    };
    return words[kind];
  };
  return {
    /** Whoever it is from; a requirement tells no more than the town. */
    who: (item: InboxThing) => say(whoOf(item)),
    what: (item: InboxThing) => say(whatOf(item, say)),
    /** What it is, and how much. */
    kindLine: (item: InboxThing) => [say(kindOf(item)), item.asked].filter(Boolean).join(' · '),
  };
}

export type NextStep = { readonly text: Said; readonly tone: 'turn' | 'ok' | 'quiet' };
const turn = (text: Said): NextStep => ({ text, tone: 'turn' });
const quiet = (text: Said): NextStep => ({ text, tone: 'quiet' });

const QUOTE_STATES: Readonly<Record<QuoteStatus, MessageDescriptor>> = {
  open: msg`Open`,
  accepted: msg`Won`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
  lost: msg`Lost`,
  expired: msg`Expired`,
};
const APPLICATION_STATES: Readonly<Record<ApplicationStatus, MessageDescriptor>> = {
  new: msg`In review`,
  shortlisted: msg`Shortlisted`,
  accepted: msg`Accepted`,
  rejected: msg`Rejected`,
  withdrawn: msg`Withdrawn`,
};

function ofLead({ kind, waits, lead }: InboxItem, now: number, say: Say): NextStep {
  if (lead?.reminderAt && Date.parse(lead.reminderAt) > now)
    return quiet(msg`Remind ${{ day: shortDay(new Date(lead.reminderAt), now, say) }}`);
  if (waits && kind === 'request') return turn(msg`Give your price`);
  if (waits) return turn(lead?.channel === 'call' || lead?.channel === 'whatsapp' ? msg`Call back` : msg`Answer`);
  return quiet(STATUSES[lead?.status ?? 'contacted'].label);
}

function ofQuote({ waits, quote }: InboxItem, now: number, say: Say): NextStep {
  if (!quote) return quiet('');
  if (quote.status === 'accepted') return waits ? { text: msg`Fix the dispatch day`, tone: 'ok' } : quiet(msg`Won`);
  if (waits) return turn(msg`Answer`);
  if (quote.status !== 'open') return quiet(QUOTE_STATES[quote.status]);
  return quiet(msg`Open until ${{ day: shortDay(new Date(`${quote.validUntil}T00:00:00+05:30`), now, say) }}`);
}

/** What the seller does next, or how far it is. */
export function nextStep(item: InboxItem, now: number, say: Say): NextStep {
  const { kind, endsAt, application, waits } = item;
  if (kind === 'request' || kind === 'lead') return ofLead(item, now, say);
  if (kind === 'match') return turn(msg`Quote by ${{ day: endsAt ? shortDay(new Date(endsAt), now, say) : '' }}`);
  if (application) return waits ? turn(msg`Decide`) : quiet(APPLICATION_STATES[application.status]);
  return ofQuote(item, now, say);
}
