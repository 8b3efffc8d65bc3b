export const quantity = 'Quantity';
export const place = 'Place';
export const product = 'Product';
export const answers = 'Answers';
export const price = 'Price';
/** In the order in which it is needed. */
export const WHAT_IT_TAKES = [
  'A seller’s account, which is free.',
  'Your price, GST, freight, lead time and last day. Sending a quote is free.',
  'The buyer’s number comes when the buyer accepts or lets you call. With a plan you can ask for it before.',
] as const;
export const valueNotified = (value: string) => `${value} notified. `;
