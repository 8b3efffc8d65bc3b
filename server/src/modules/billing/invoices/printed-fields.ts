import type { invoices } from '../invoices.tables.ts';

/** The fields that are printed, all stored in the invoice's row. */
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
