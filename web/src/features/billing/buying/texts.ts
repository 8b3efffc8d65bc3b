import type { AllowanceKind } from '@plyhaat/contract/billing/billing';

/** What these screens say, in one place for other languages. */
export const gstinGstNumber = (gstNumber: string) => `GSTIN ${gstNumber}`;
export const placeOfSupplyState = (stateName: string, stateCode: string) =>
  `Place of supply: ${stateName} (${stateCode})`;
export const billTo = 'Bill to';
export const change = 'Change';
export const name = 'Name';
export const address = 'Address';
export const pinCode = 'PIN code';
export const gstin = 'GSTIN';
export const printedOnTheInvoice = 'Printed on the invoice, for input tax credit';
export const cancel = 'Cancel';
export const saveAddress = 'Save address';
export const noPlanSelected = 'No plan selected';
export const failedToLoadSubscriptions = 'Failed to load subscriptions';
export const noSubscriptionsFound = 'No subscriptions found';
export const plan = 'Plan';
export const yourPlan = 'Your plan';
export const renewsYourPlanFrom = (start: string) =>
  `Renews your plan from ${start}, when the current one ends. You lose no days.`;
export const startsOnWhenYour = (start: string) => `Starts on ${start}, when your current plan ends.`;
export const startsTodayYouGet = 'Starts today. You get credit for what is unused of your current plan.';
export const startsTodayValidUntil = (day: string) => `Starts today, valid until ${day}.`;
export const failedToLoadTopups = 'Failed to load topups';
export const noTopupsFound = 'No topups found';
export const topupPurchasedSuccessfullyYou = 'Topup purchased successfully. You will get the GST invoice by e-mail.';
export const countTopups = (count: number) => `${count} topups`;
export const showFewer = 'Show fewer';
export const more = (more: number) => `+${more} more`;
export const pleaseAgreeToThe = 'Please agree to the terms first';
export const orderSummary = 'Order summary';
export const nothingSelectedYet = 'Nothing selected yet.';
export const iAgreeToThe = 'I agree to the';
export const termsOfService = 'Terms of Service';
export const andThe = 'and the';
export const privacyPolicy = 'Privacy Policy';
export const payTotal = (total: string) => `Pay ${total}`;
export const pay = 'Pay';
export const youWillGetThe = 'You will get the GST invoice by e-mail.';
export const willOpenInThis = (name: string) =>
  `${name} will open in this tab and bring you back to your order. You will get the GST invoice by e-mail.`;
export const itIsNowTotal = (total: string) => `It is now ${total}. `;
export const thePriceHasChanged = (value: string) =>
  `The price has changed. ${value}Please check the new total before you pay.`;
export const yourChoice = 'Your choice';
export const withGst = 'with GST';
export const reviewAndPay = 'Review and pay';
export const totalFor = (total: string) => `${total} for `;
export const orderIdIs = (orderId: string) => `Order ${orderId} is paid`;
export const weAreEMailing = 'We are e-mailing your GST invoice';
export const mySubscriptions = 'My Subscriptions';
export const processingYourPayment = 'Processing your payment';
export const takingYouToName = (name: string) => `Taking you to ${name}`;
export const savingYourOrder = 'Saving your order';
export const chargingTheCard = 'Charging the card';
export const openingInThisTab = (name: string) => `Opening ${name} in this tab`;
export const thenBackHereWith = 'Then back here with your invoice';
export const youCanCloseThis = 'You can close this tab safely. Your order is saved under Orders.';
export const juspay = 'Juspay';
export const card = 'Card';
export const creditOrDebitCard = 'Credit or debit card, on the bank’s own page';
export const payWith = 'Pay with';
export const plyhaatNeverAsksFor = 'Plyhaat never asks for your card number.';
export const mostPopular = 'MOST POPULAR';
export const forLength = (length: string) => `for ${length}`;
export const plus18GstAbout = (rupees: string) => `plus 18% GST · about ${rupees} a month`;
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
export const compareThePlans = 'Compare the plans';
export const forTheFullTerm = 'For the full term';
export const chooseAPlan = 'Choose a Plan';
export const whatToBuy = 'What to buy';
export const subscriptions = 'Subscriptions';
export const topups = 'Topups';
export const yourSubscriptionIsValid = (day: string) => `Your subscription is valid until ${day}.`;
export const whyAPlan = (isBuyer: boolean) =>
  isBuyer
    ? 'Call and WhatsApp every seller directly.'
    : 'Be found by buyers, see their numbers, and show offers, new arrivals and banners.';
export const startDateToEnd = (startDate: string, endDate: string) => `${startDate} to ${endDate}`;
export const creditForName = (name: string) => `Credit for ${name}`;
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
export const taxableValue = 'Taxable value';
export const roundOff = 'Round off';
export const total = 'Total';
export const plus18Gst = 'plus 18% GST';
export const topupPlans = 'Topup Plans';
export const addExtraBannersArrivals = 'Add extra banners, arrivals, sales or opportunities to your plan.';
export const upiFromAnyApp = 'UPI from any app, or a card, on PhonePe’s page';
export const upiNetBankingWallets = 'UPI, net banking, wallets and cards on Juspay’s page';
export const yourOrderIsSaved = 'Your order is saved. You have not been charged.';
export const beforeYouPayAgain = 'Before you pay again, please check under Orders if it went through.';
export const forQuantity = (quantity: number) => `For ${quantity} of them`;
