import { DAY_SECONDS, HOUR_SECONDS } from '@plyhaat/contract/core/time-units';
import type { LeadChannel } from '@plyhaat/contract/leads/leads';
import { type Counter, type Pace, paced } from '#platform/db/counters.ts';

export const LEAD_LIMITS = {
  /** Numbers revealed to a member in a day (LEAD-4). A number revealed before is free. */
  numbersRevealed: { most: 'callsADay', seconds: DAY_SECONDS },
  /** Sellers written to in a day; this needs no subscription, so it is for few. */
  sellersWritten: { most: 'sellersWrittenADay', seconds: DAY_SECONDS },
  /** Messages in threads. */
  messagesOfMember: { most: 'messagesAnHour', seconds: HOUR_SECONDS },
  contactsOfMember: { most: 120, seconds: HOUR_SECONDS },
  contactsFromAddress: { most: 600, seconds: HOUR_SECONDS },
  /** Enough for an office that shares one address; more is not written by hand. */
  enquiriesFromAddress: { most: 'enquiriesAnHour', seconds: HOUR_SECONDS },
  /** Stricter for clients that do not send how long the form was open. */
  unclockedFromAddress: { most: 5, seconds: HOUR_SECONDS },
} satisfies Record<string, Pace>;

/** Only the member itself can use these up, so the wait is never shortened. */
const whole = (key: string, pace: Pace): Counter => paced(key, [pace], pace.seconds * 1000);

export const reveals = (channel: LeadChannel): boolean => channel === 'call' || channel === 'whatsapp';

/** Counted for every contact, which also serializes the contacts of one member. */
export const contactCounters = (memberId: string, address: string): readonly Counter[] => [
  whole(`leads member ${memberId}`, LEAD_LIMITS.contactsOfMember),
  paced(`leads address ${address}`, [LEAD_LIMITS.contactsFromAddress]),
];

/** Counted for every new lead. */
export const newLeadCounter = (memberId: string, channel: LeadChannel): Counter =>
  reveals(channel)
    ? whole(`leads revealed ${memberId}`, LEAD_LIMITS.numbersRevealed)
    : whole(`leads written ${memberId}`, LEAD_LIMITS.sellersWritten);

export const enquiryCounters = (address: string, clocked: boolean): readonly Counter[] => [
  paced(`enquiries address ${address}`, [LEAD_LIMITS.enquiriesFromAddress], HOUR_SECONDS * 1000),
  ...(clocked
    ? []
    : [paced(`enquiries unclocked ${address}`, [LEAD_LIMITS.unclockedFromAddress], HOUR_SECONDS * 1000)]),
];

export const messageCounter = (memberId: string): Counter =>
  whole(`messages member ${memberId}`, LEAD_LIMITS.messagesOfMember);
