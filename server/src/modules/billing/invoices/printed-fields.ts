import type { invoices } from '../invoices.tables.ts';

/** What stands on a document: nothing but what the invoice's row holds. */
export type PrintedFields = Pick<
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
