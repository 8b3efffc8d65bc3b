/** What these screens say, in one place for other languages. */
export const theOtherSellerIs = ' The other seller is told.';
export const theOtherSellersAre = (others: number) => ` The ${others} other sellers are told.`;
export const acceptPriceValueFrom = (price: string, value: string, sellerName: string) =>
  `Accept ${price} ${value} from ${sellerName}?`;
export const theRequirementCompletesYou = (others: string) =>
  `Your requirement is then completed. You and the seller get each other’s number.${others}`;
export const notYet = 'Not yet';
export const acceptQuote = 'Accept quote';
export const acceptedQuote = 'Accepted quote';
export const accepted = 'Accepted';
export const otherAcceptedYourQuote = (other: string) => `${other} accepted your quote`;
export const otherSuppliesIt = (other: string) => `${other} supplies it`;
export const acceptedOn = (on: string) => `Accepted${on}`;
export const atTotal = (total: string) => ` at ${total}`;
export const youHoldEachOthers = ' You hold each other’s number.';
export const callOther = (other: string) => `Call Now: ${other}`;
export const callNow = 'Call Now';
export const quotation = 'Quotation';
export const withinTheBuyersBudget = (budget: string) => `Within the buyer’s budget of ${budget}.`;
export const overTheBuyersBudget = (rupees: string, budget: string) =>
  `${rupees} over the buyer’s budget of ${budget}.`;
export const youHaveTheBuyers = 'You have the buyer’s number. You will find it in your leads.';
export const sellersHaveTheBuyers = (most: number) =>
  `${most} sellers have the buyer’s number already. Send a quote, and the buyer can let you call.`;
export const countCanStillGet = (left: number, most: number) =>
  `${left} of ${most} sellers can still get this number. If it is wrong, report it and another seller gets your place.`;
export const notARealBuyer = 'Not a real buyer?';
export const countQuotes = (count: number) => `${count} quotes`;
export const quotes = 'Quotes';
export const failedToLoadQuotes = 'Failed to load quotes. Please try again.';
export const comparedByLandedPrice = (read: string) =>
  `Compared by landed price: (unit price × quantity + freight) with GST, over ${read}`;
export const theQuantityHasNo = (quantity: string) =>
  `The quantity “${quantity}” has no unit that prices are given in, so quotes are listed as they came.`;
export const yourNumber = 'Your number:';
export const knownTo = (known: number, left: number) =>
  `${known === 0 ? 'no seller has it yet' : known === 1 ? '1 seller has it' : `${known} sellers have it`}, ${left === 0 ? 'no more' : `${left} more`} can ask for it`;
export const noQuotesYet = 'No quotes yet';
export const sellersWhoMatchWhat =
  'Sellers who match what you look for are told of it. Their quotes appear here, side by side.';
export const questionsToSellerName = (sellerName: string) => `Questions to ${sellerName}`;
export const declineTheQuoteOf = (sellerName: string) => `Decline the quote of ${sellerName}?`;
export const theSellerReadsThe = 'The seller reads the reason and may send a better quote.';
export const reason = 'Reason';
export const note = 'Note';
export const whatWouldChangeYour = 'What would change your mind';
export const cancel = 'Cancel';
export const declineQuote = 'Decline quote';
export const open = 'Open';
export const won = 'Won';
export const lost = 'Lost';
export const myQuotes = 'My Quotes';
export const all = 'All';
export const show = 'Show';
export const openValueInAll = (openValue: string) => `${openValue} in all`;
export const declinedWithdrawnOrExpired = 'declined, withdrawn or expired';
export const wonOfDecided = 'Won of decided';
export const wonOfDecided2 = (won: number, decided: number) => `${won} of ${decided}`;
export const noQuotesHere = 'No quotes here.';
export const youHaveNotQuoted = 'You have not quoted yet. Find what buyers look for and send your first quote.';
export const seeRequirements = 'See requirements';
export const landedLandedQuote = (landed: string, quote: string) => `, landed ${landed} ${quote}`;
export const sentDayValidUntil = (day: string, validUntil: string) => `Sent ${day}, valid until ${validUntil}`;
export const oneQuestion = '1 question';
export const unreadQuestions = (unread: number) => `${unread} questions`;
export const yourQuote = 'Your quote';
export const quotationNumber = (number: string) => `Quotation ${number}`;
export const leadTimeValidUntil = (count: string, validUntil: string) =>
  `Lead time ${count}, valid until ${validUntil}`;
export const theBuyerDeclinedIt = (declineReason: string) => `The buyer declined it: ${declineReason}`;
export const changeQuote = 'Change quote';
export const quoteAgain = 'Quote again';
export const withdraw = 'Withdraw';
export const withdrawYourQuote = 'Withdraw your quote?';
export const theBuyerNoLonger = 'The buyer no longer sees it. You can quote again while the requirement is open.';
export const youDeclinedItDecline = (declineReason: string) => `You declined it: ${declineReason}`;
export const acceptQuoteOfSeller = (sellerName: string) => `Accept quote of ${sellerName}`;
export const askSellerNameA = (sellerName: string) => `Ask ${sellerName} a question`;
export const questions = 'Questions';
export const ask = 'Ask';
export const unreadNew = (unread: number) => `${unread} new`;
export const declineTheQuoteOf2 = (sellerName: string) => `Decline the quote of ${sellerName}`;
export const decline = 'Decline';
export const thisSellerHasYour = 'This seller has your number.';
export const letSellerNameCall = (sellerName: string) => `Let this seller call me: ${sellerName}`;
export const letThisSellerCall = 'Let this seller call me';
export const oneReview = '1 review';
export const reviewCountReviews = (reviewCount: number) => `${reviewCount} reviews`;
export const cheapestLanded = 'Cheapest landed';
export const fastest = 'Fastest';
export const rupeesMoreQuote = (rupees: string, quote: string) => `${rupees} more ${quote}`;
export const pricedWhichCannotBe = (unit: string) =>
  `Priced ${unit}, which cannot be compared with the quantity you asked for.`;
export const withGstAndFreight = (quote: string) => `${quote}, with GST and freight`;
export const unitPrice = 'Unit price';
export const unitBeforeGst = (unit: string) => `${unit}, before GST`;
export const freight = 'Freight';
export const freightFirst = 'Say whether the freight is in the price to see what the buyer compares.';
export const included = 'Included';
export const gst = 'GST';
export const onGoodsAndFreight = (gst: string) => `${gst} on goods and freight`;
export const leadTime = 'Lead time';
export const validUntil = 'Valid until';
export const sent = 'Sent';
export const beforeGst = 'Before GST';
export const unit = 'Unit';
export const forTheWholeLot = 'For the whole lot';
export const leadTimeDays = 'Lead time, days';
export const hsn = 'HSN';
export const printedOnTheQuotation = 'Printed on the quotation';
export const sheetSize = 'Sheet size';
export const suchAs84 = 'Such as 8 × 4 ft, to compare units';
export const thickness = 'Thickness';
export const suchAs18Mm = 'Such as 18 mm';
export const file = 'File';
export const optionalATestReport = 'Optional: a test report or brochure, PDF or picture';
export const quote = 'Quote';
export const filledFromYourListing = (productName: string) =>
  `Filled from your listing ${productName}. Change what differs.`;
export const whatTheBuyerCompares = 'What the buyer compares';
export const saveQuote = 'Save quote';
export const sendQuote = 'Send quote';
export const youDoNotSee = 'You do not see other sellers’ quotes, and they do not see yours.';
export const thisUnitIsCompared = 'This unit is compared once the sheet size is known.';
export const enterYourPriceTo = 'Enter your price to see what the buyer compares.';
export const theBuyersQuantityHas =
  'The buyer’s quantity has no unit that prices are given in, so quotes are not compared.';
export const month = 'Month';
export const valueWon = 'Value won';
export const quotesByMonth = 'Quotes by month';
export const sentAndWonIn = (sent: number, won: number) => `${sent} sent and ${won} won in six months`;
export const titleSentSentWon = (title: string, sent: number, won: number) => `${title}: ${sent} sent, ${won} won`;
export const gstGstPercent = (gstPercent: number) => `GST ${gstPercent}%`;
export const inAll = 'In all';
export const landedPerUnit = (unit: string) => `Landed per ${unit}`;
export const failedToLoadYour = 'Failed to load your quote. Please try again.';
export const questionsFromTheBuyer = 'Questions from the buyer';
export const oneQuoteYou = 'You can send one quote, and change it until it is accepted.';
export const failedToLoadThe = 'Failed to load the quote form. Please try again.';
