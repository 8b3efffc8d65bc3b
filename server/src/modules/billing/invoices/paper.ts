import type { invoices } from '../invoices.tables.ts';

/** What stands on a paper: nothing but what the invoice's row holds. */
export type Paper = Pick<
  typeof invoices.$inferSelect,
  | 'series'
  | 'number'
  | 'day'
  | 'issuedAt'
  | 'orderId'
  | 'corrects'
  | 'reason'
  | 'supplier'
  | 'recipient'
  | 'placeOfSupply'
  | 'lines'
  | 'taxable'
  | 'cgst'
  | 'sgst'
  | 'igst'
  | 'roundOff'
  | 'total'
  | 'paymentMethod'
  | 'paymentReference'
  | 'isSpecimen'
>;
