/** What sellers write beside a flash sale. */
export const SALE_WORDS = [
  'Stock of last month at a lower rate. Same mill, same marking on every sheet.',
  'Godown is being moved: what is sold this week need not be carried.',
  'Price for orders of ten pieces and more, loading included.',
  'Fresh lot, sold before the new price list comes into force.',
  'Festive rate. Billing with GST, transport at actuals.',
  'Only full packets at this rate, dispatch the next working day.',
] as const;

export const PROMOTION_WORDS = [
  'Call before noon and it is on the truck the same evening.',
  'Samples are sent free to architects and contractors.',
  'Rate contract for a whole project: ask for the sheet.',
  'Test report with every invoice.',
  'Now in stock at the Nagpur godown as well.',
  'Sizes cut to your drawing, without extra charge on full sheets.',
] as const;

export const SENT_BACK = {
  sale: 'The picture shows another thickness than the product.',
  arrival: 'This product has been in the shop for more than a year.',
  promotion: 'Please leave the phone number out of the message.',
  banner: 'The text in the picture cannot be read on a phone.',
} as const;
