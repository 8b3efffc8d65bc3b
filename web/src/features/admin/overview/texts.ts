import type { EndingKind } from '@plyhaat/contract/admin/overview';

/** What these screens say, in one place for other languages. */
export const overview = 'Overview';
export const period = 'Period';
export const offeredDays = (days: number) => `${days} days`;
export const openTheQueue = 'Open the queue';
export const failedToLoad = 'Failed to load the overview. Please try again.';
export const notCountedYet = 'The first figures are being counted. Please look again in ten minutes.';
export const nothingWaits = 'Nothing waits for a decision.';
export const oneWaits = (age: string) => `1 item waits for a decision, for ${age}.`;
export const manyWait = (count: string, age: string) => `${count} items wait for a decision, the oldest for ${age}.`;
export const countedAt = (moment: string) => `Counted ${moment}.`;
export const vsPreviousDays = (days: number) => `vs previous ${days} days`;
export const noneInThePrevious = (days: number) => `None in the previous ${days} days`;
export const figures = 'Figures';
export const revenue = 'Revenue before GST';
export const mrr = 'Monthly recurring revenue';
export const newMembers = 'New members';
export const leads = 'Leads';
export const visitToCall = 'Visits that led to a call';
export const liveProducts = 'Live products';
export const unfoundSearches = 'Searches without results';
export const deadLetters = 'Failed jobs';
export const leadsADay = 'Leads a day';
export const visitsADay = 'Visits a day';
export const revenueADay = 'Revenue a day';
export const thisPeriod = 'This period';
export const before = 'Before';
export const plans = 'Plans';
export const topups = 'Top-ups';
export const orders = 'Orders';
export const queueAges = 'Queue ages';
export const countWaiting = (count: string) => `${count} waiting`;
export const kind = 'Kind';
export const waiting = 'Waiting';
export const oldest = 'Oldest';
export const median = 'Median';
export const medianOf = (age: string) => `median ${age}`;
export const ages = ['Under 4 h', 'Under a day', '1 to 3 days', 'Over 3 days'] as const;
export const nothingInTheQueue = 'Nothing waits.';
export const sellersByState = 'Sellers by state';
export const state = 'State';
export const sellers = 'Sellers';
export const noSellers = 'No sellers yet.';
export const otherStates = (many: number, count: string) => `${many} others: ${count} sellers`;
export const notGiven = 'Not given';
export const membersAndProducts = 'Members and products';
export const now = 'Now';
export const change = 'Change';
export const members = 'Members';
export const subscribers = 'With a plan';
export const pendingProducts = 'Products under review';
export const rejectedProducts = 'Rejected products';
export const hiddenProducts = 'Hidden products';
export const searchedNotFound = 'Searched, not found';
export const searches = 'Searches';
export const timesNothing = (times: string) => `${times} times, nothing found`;
export const everythingFound = 'Every search found something.';
export const minutes = (count: number) => `${count} min`;
export const hours = (count: number) => `${count} h`;
export const daysAndHours = (days: number, hours: number) => (hours > 0 ? `${days} d ${hours} h` : `${days} d`);
export const whatStaffDid = 'What staff did';
export const auditLog = 'Audit log';
export const noActs = 'Nothing yet.';
export const ago = (span: string) => `${span} ago`;
export const endsThisWeek = 'Ends this week';
export const nothingEnds = 'Nothing ends within seven days.';
const ENDING: Readonly<Record<EndingKind, readonly [one: string, many: string]>> = {
  plan: ['plan', 'plans'],
  requirement: ['requirement', 'requirements'],
  flashSale: ['flash sale', 'flash sales'],
  advertisement: ['new arrival', 'new arrivals'],
  banner: ['banner', 'banners'],
  promotion: ['promotion', 'promotions'],
  opportunity: ['opportunity', 'opportunities'],
  licence: ['licence', 'licences'],
};
export const endingCount = (kind: EndingKind, count: number, counted: string) =>
  `${counted} ${ENDING[kind][count === 1 ? 0 : 1]}`;
export const seeAll = 'See all';
export const seeEnding = (kind: EndingKind) => `See all ${ENDING[kind][1]}`;
export const withoutRenewal = (count: string, sum: string) => `${count} without renewal, ${sum}`;
export const withoutQuote = (count: string) => `${count} without a quote`;
export const soonest = (moment: string) => `Soonest ${moment}`;
