/** What these screens say, in one place for other languages. */
export const theOtherSellerIs = ' The other seller is told.';
export const theOtherSellersAre = (others: number) => ` The ${others} other sellers are told.`;
export const accepted = 'Accepted';
export const atTotal = (total: string) => ` at ${total}`;
export const youHoldEachOthers = ' You hold each other’s number.';
export const quotation = 'Quotation';
export const youHaveTheBuyers = 'You have the buyer’s number. You will find it in your leads.';
export const sellersHaveTheBuyers = (most: number) =>
  `${most} sellers have the buyer’s number already. Send a quote, and the buyer can let you call.`;
export const countCanStillGet = (left: number, most: number) =>
  `${left} of ${most} sellers can still get this number. If it is wrong, report it and another seller gets your place.`;
export const quotes = 'Quotes';
export const comparedByLandedPrice = (read: string) =>
  `Compared by landed price: (unit price × quantity + freight) with GST, over ${read}`;
export const theQuantityHasNo = (quantity: string) =>
  `The quantity “${quantity}” has no unit that prices are given in, so quotes are listed as they came.`;
export const knownTo = (known: number, left: number) =>
  `${known === 0 ? 'no seller has it yet' : known === 1 ? '1 seller has it' : `${known} sellers have it`}, ${left === 0 ? 'no more' : `${left} more`} can ask for it`;
export const reason = 'Reason';
export const open = 'Open';
export const won = 'Won';
export const lost = 'Lost';
export const all = 'All';
export const landedLandedQuote = (landed: string, quote: string) => `, landed ${landed} ${quote}`;
export const questions = 'Questions';
export const ask = 'Ask';
export const freight = 'Freight';
export const gst = 'GST';
export const validUntil = 'Valid until';
export const sent = 'Sent';
export const unit = 'Unit';
export const quote = 'Quote';
export const month = 'Month';
export const valueWon = 'Value won';
