import type { PlanTier } from '@plyhaat/contract/billing/billing';

/** What these screens say, in one place for other languages. */
export const plans = 'Plans and top-ups';
export const topups = 'Top-ups';
export const plansHead = 'Plans';
export const plan = 'Plan';
export const topup = 'Top-up';
export const tableOfPlans = 'Table of plans';
export const tableOfTopups = 'Table of top-ups';
export const status = 'Status';
export const soldHead = 'Sold';
export const withGstHead = 'With GST';
export const countForDays = (count: number, days: number) => `${count} × ${days} days`;
export const none = '–';
export const newVersion = 'A change makes a new version, on offer from now. Members keep what they bought.';
export const addPlan = 'Add plan';
export const addTopup = 'Add top-up';
export const topupAtOnce = 'It is on offer at once, to those to whom this kind is sold already.';
export const kind = 'What it lets one publish';
export const kinds = {
  sale: 'Flash sale',
  advertisement: 'New arrival',
  banner: 'Banner',
  opportunity: 'Opportunity',
} as const;
export const howMany = 'How many';
export const countOf = (count: number, kind: keyof typeof kinds) => `${count} × ${kinds[kind].toLowerCase()}`;
export const place = 'Order of display';
export const placeHelp = 'The smallest number stands first.';
export const offeredAtOnce = 'It is on offer at once to the roles you choose.';
export const onOffer = 'On offer';
export const retired = 'Retired';
export const versions = 'Versions';
export const versionsOf = (title: string) => `Versions of ${title}`;
export const versionOf = (version: number) => `Version ${version}`;
export const since = (day: string) => `Since ${day}`;
export const sold = (count: string) => `sold ${count}`;
export const change = 'Change';
export const changeTitle = (title: string) => `Change ${title}`;
export const retire = 'Retire';
export const retireQuestion = (title: string) => `Retire ${title}?`;
export const retireText = 'Nobody can buy it from now on. Members keep what they bought, and you can offer it again.';
export const offerAgain = 'Offer again';
export const offerQuestion = (title: string) => `Offer ${title} again?`;
export const offerText = 'Its latest version can be bought at once.';
export const priceFor = (price: string, days: number) => `${price} for ${days} days`;
export const name = 'Name';
export const description = 'Description';
export const lines = 'What it offers';
export const linesHelp = 'One line each, at most 12.';
export const priceBeforeGst = 'Price before GST';
export const months = 'Months';
export const family = 'For whom';
export const tier = 'Size';
export const tiers: Readonly<Record<PlanTier, string>> = { start: 'Start', standard: 'Standard', growth: 'Growth' };
export const roles = 'Roles that can buy it';
export const shares = {
  numberOfSales: 'Flash sales',
  numberOfAdvertisement: 'New arrivals',
  numberOfBannerImages: 'Banners',
  numberOfOpportunities: 'Opportunities',
} as const;
export const daysEach = {
  saleDays: 'Days of a flash sale',
  advertisementDays: 'Days of a new arrival',
  bannerimagesDays: 'Days of a banner',
  OpportunitiesDays: 'Days of an opportunity',
} as const;
export const prices = 'Prices';
export const days = 'Days';
export const addPrice = 'Add price';
export const removePrice = 'Remove price';
export const saveVersion = 'Save new version';
export const cancel = 'Cancel';
