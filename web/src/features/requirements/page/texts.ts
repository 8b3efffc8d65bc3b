/** What these screens say, in one place for other languages. */
export const otpSentSuccessfullyPlease = 'OTP sent successfully! Please check your phone.';
export const sendCode = 'Send code';
export const codeSentToYour = 'Code sent to your phone';
export const confirmRequirement = 'Confirm requirement';
export const requirementNotFound = 'Requirement Not Found';
export const theBuyerHasDeleted = 'The buyer has deleted it, or it is not public now.';
export const seeAllRequirements = 'See all requirements';
export const productNameQuantityIn = (productName: string, quantity: string, cityName: string, stateName: string) =>
  `${productName}, ${quantity} in ${cityName}, ${stateName}`;
export const aBuyerInIs = (cityName: string, quantity: string, description: string) =>
  `A buyer in ${cityName} is looking for ${quantity}: ${description}`;
export const buyerRequirements = 'Buyer requirements';
export const featured = 'Featured';
export const posted = 'Posted';
export const quantity = 'Quantity';
export const budget = 'Budget';
export const place = 'Place';
export const category = 'Category';
export const any = 'Any';
export const edit = 'Edit';
export const waitingForReview = 'Waiting for review';
export const sellersSeeItOnce = 'Sellers see it once our team has read it.';
export const notPublished = 'Not published';
export const pausedUntilYouConfirm = 'Paused until you confirm';
export const twoSellersCouldNot = 'Two sellers could not reach you. A code to your phone opens it again.';
export const thirtyDaysHavePassed = 'Thirty days have passed';
export const renewItAndSellers = 'Renew it, and sellers who fit it now are notified.';
export const renewFor30Days = 'Renew for 30 days';
export const foundWhatYouNeed = 'Found what you need?';
export const sellersNoLongerSee = 'Sellers no longer see a completed requirement in their list.';
export const closeRequirement = 'Close requirement';
export const product = 'Product';
export const answers = 'Answers';
export const price = 'Price';
export const whatYouAskedFor = 'What you asked for';
export const quoteForThis = 'Quote for this requirement';
export const takesNoQuotes = 'It takes no quotes now';
/** In the order in which it is needed. */
export const WHAT_IT_TAKES = [
  'A seller’s account, which is free.',
  'Your price, GST, freight, lead time and last day. Sending a quote is free.',
  'The buyer’s number comes when the buyer accepts or lets you call. With a plan you can ask for it before.',
] as const;
export const signInToQuote = 'Sign in to quote';
export const signInToQuoteFor = (productName: string) => `Sign in to quote for “${productName}”`;
export const registerAsASeller = 'Register as a seller';
export const openAStore = 'Open a store to quote';
export const matchedSellersSellersWere = (matchedSellers: number) => `${matchedSellers} sellers were`;
export const valueNotified = (value: string) => `${value} notified. `;
export const sellersAreNotifiedOf =
  'Sellers are notified of requirements that fit their products and the states they deliver to.';
export const whyYou = 'Why you';
export const whyYouWereNot = 'Why you were not notified';
export const whyTheseSellers = 'Why these sellers';
export const oneSellerWasNotified = '1 seller was notified';
export const totalSellersWereNotified = (total: number) => `${total} sellers were notified`;
export const seeAllTotal = (total: number) => `See all ${total}`;
export const noSellerListsThis = 'No seller lists this yet. New sellers who do will be notified.';
export const noSellerListedThis = 'No seller listed this.';
export const rankedByProductPlace = 'Ranked by product, place, answers and price. A plan never lifts a worse match.';
