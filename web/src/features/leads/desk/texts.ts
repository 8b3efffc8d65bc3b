import type { LeadSource } from '@plyhaat/contract/leads/leads';
import type { InboxKind } from '@plyhaat/contract/leads/seller-inbox';

/** What these screens say, in one place for other languages. */
export const inbox = 'Inbox';
export const KINDS: Readonly<Record<InboxKind, string>> = {
  request: 'Price requests',
  lead: 'Leads',
  match: 'Matched',
  quote: 'Quotes',
  win: 'Wins',
  application: 'Applications',
};
export const list = 'List';
export const noOf: Readonly<Record<InboxKind, string>> = {
  request: 'No price requests',
  lead: 'No leads',
  match: 'No requirement waits for a quote',
  quote: 'No quotes',
  win: 'No wins yet',
  application: 'No applications',
};
export const waits = ', waits for you';
export const buyerIn = (city: string | null) => (city ? `Buyer in ${city}` : 'Buyer');
export const typeForCities = (type: string, cities: string | null) => (cities ? `${type} for ${cities}` : type);
export const priceRequest = 'Price request';
export const requirement = 'Requirement';
export const yourQuote = (price: string) => `Your quote ${price}`;
export const won = 'Won';
export const yourApplication = 'Your application';
export const applicationToYou = 'Application to you';
export const FROM: Readonly<Record<LeadSource, string>> = {
  product: '',
  seller: 'from your store',
  reel: 'from your reel',
  requirement: 'about a requirement',
  opportunity: 'about a dealership',
  share: 'from your list',
};
export const giveYourPrice = 'Give your price';
export const callBack = 'Call back';
export const answer = 'Answer';
export const quoteBy = (day: string) => `Quote by ${day}`;
export const fixTheDay = 'Fix the dispatch day';
export const decide = 'Decide';
export const remindOn = (day: string) => `Remind ${day}`;
export const openUntil = (day: string) => `Open until ${day}`;
export const call = 'Call';
export const status = 'Status';
export const note = 'Note';
export const number = 'Number';
export const failedToOpen = 'Failed to open this. Please try again.';
export const chooseFromTheList = 'Choose something from the list to read it and answer.';
export const backToTheInbox = 'Back to the inbox';
