import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
export const name = 'Name';
export const address = 'Address';
export const noPlanSelected = 'No plan selected';
export const plan = 'Plan';
export const renewsYourPlanFrom = (start: string) =>
  `Renews your plan from ${start}, when the current one ends. You lose no days.`;
export const startsOnWhenYour = (start: string) => `Starts on ${start}, when your current plan ends.`;
export const startsTodayYouGet = 'Starts today. You get credit for what is unused of your current plan.';
export const startsTodayValidUntil = (day: string) => `Starts today, valid until ${day}.`;
export const pleaseAgreeToThe = 'Please agree to the terms first';
export const pay = 'Pay';
export const itIsNowTotal = (total: string) => `It is now ${total}. `;
export const thePriceHasChanged = (value: string) =>
  `The price has changed. ${value}Please check the new total before you pay.`;
export const totalFor = (total: string) => `${total} for `;
export const processingYourPayment = 'Processing your payment';
export const takingYouToName = (name: string) => `Taking you to ${name}`;
export const juspay = 'Juspay';
export const card = 'Card';
export const creditOrDebitCard = 'Credit or debit card, on the bank’s own page';
export const unlimited = 'Unlimited';
export const countDaysEach = (count: number) => `${count} days each`;
export const flashSalesSaleDays = (saleDays: string) => `Flash sales, ${saleDays}`;
export const newArrivalsAdvertisementDays = (advertisementDays: string) => `New arrivals, ${advertisementDays}`;
export const bannersBannerimagesDays = (bannerimagesDays: string) => `Banners, ${bannerimagesDays}`;
export const dealershipOpportunitiesDays = (opportunitiesDays: string) =>
  `Dealership opportunities, ${opportunitiesDays}`;
export const products = 'Products';
export const enquiries = 'Enquiries';
export const duration = 'Duration';
export const countDays = (count: number | undefined) => `${count} days`;
export const included = 'Yes';
export const notIncluded = 'No';
export const none = 'None';
export const subscriptions = 'Subscriptions';
export const topups = 'Topups';
export const whyAPlan = (isBuyer: boolean) =>
  isBuyer
    ? 'Call and WhatsApp every seller directly.'
    : 'Be found by buyers, see their numbers, and show offers, new arrivals and banners.';
export const daysUnusedDaysPrice = (days: number, price: string, days2: number, ofDays: number) =>
  `${days} unused days: ${price} × ${days2} ÷ ${ofDays}`;
export const published: Readonly<Record<AllowanceKind, string>> = {
  sale: 'flash sales',
  advertisement: 'new arrivals',
  banner: 'banners',
  opportunity: 'opportunities',
};
export const leftUnusedLeftPrice = (left: number, granted: number, what: string, price: string) =>
  `${left} of ${granted} ${what} unused: ${price} × ${left} ÷ ${granted}`;
export const total = 'Total';
export const upiFromAnyApp = 'UPI from any app, or a card, on PhonePe’s page';
export const upiNetBankingWallets = 'UPI, net banking, wallets and cards on Juspay’s page';
export const yourOrderIsSaved = 'Your order is saved. You have not been charged.';
export const beforeYouPayAgain = 'Before you pay again, please check under Orders if it went through.';
