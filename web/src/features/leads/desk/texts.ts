import type { LeadSource } from '@plyhaat/contract/leads/leads';
import type { InboxKind } from '@plyhaat/contract/leads/seller-inbox';

/** What these screens say, in one place for other languages. */
export const inbox = 'Inbox';
export const kind = 'Kind';
export const all = 'All';
export const KINDS: Readonly<Record<InboxKind, string>> = {
  request: 'Price requests',
  lead: 'Leads',
  match: 'Matched',
  quote: 'Quotes',
  win: 'Wins',
  application: 'Applications',
};
export const search = 'Search the inbox';
export const searchHint = 'Name, number, product or note';
export const openSearch = 'Search';
export const leadsTable = 'Leads by date and status, as a table';
export const waitsForYou = 'Waits for you';
export const earlier = 'Earlier';
export const list = 'List';
export const showMore = 'Show more';
export const failedToLoad = 'Failed to load your inbox. Please try again.';
export const failedToOpen = 'Failed to open this. Please try again.';
export const nothingFound = 'Nothing in your inbox matches this.';
export const nothingYet = 'Nothing in your inbox yet';
export const whatBringsBuyers =
  'Buyers who call, write or ask for a price appear here, and requirements that fit your products. More products bring more of them.';
export const addAProduct = 'Add a product';
export const noOf: Readonly<Record<InboxKind, string>> = {
  request: 'No price requests',
  lead: 'No leads',
  match: 'No requirement waits for a quote',
  quote: 'No quotes',
  win: 'No wins yet',
  application: 'No applications',
};
export const seeRequirements = 'See what buyers look for';
export const chooseFromTheList = 'Choose something from the list to read it and answer.';
export const backToTheInbox = 'Back to the inbox';
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
export const conversation = 'Conversation';
export const quantity = 'Quantity';
export const deliverTo = 'To';
export const neededBy = 'Needed by';
export const asksForAPrice = (name: string) => `${name} asks for a price`;
export const openTheProduct = (name: string) => `Open ${name}`;
export const callName = (name: string) => `Call ${name}`;
export const whatsappName = (name: string) => `WhatsApp ${name}`;
export const call = 'Call';
export const followUp = 'Status, reminder, note';
export const status = 'Status';
export const note = 'Note';
export const onlyYouSeeIt = 'Only you see it';
export const saveNote = 'Save note';
export const thisBuyer = 'This buyer';
export const number = 'Number';
export const eMail = 'E-mail';
export const cameBy = 'Came by';
export const firstCame = 'First came';
export const noThread = 'You reached this buyer yourself. Call, or quote for the requirement.';
