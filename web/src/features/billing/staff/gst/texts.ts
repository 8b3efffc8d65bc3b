/** What these screens say, in one place for other languages. */
export const gstSummary = 'GST summary';
export const ownMonth = 'Invoices less credit notes, each in the month in which it was issued.';
export const month = 'Month';
export const documents = 'Documents';
export const invoices = 'Invoices';
export const creditNotes = 'Credit notes';
export const net = 'Net';
export const placeOfSupply = 'Place of supply';
export const heads = {
  taxable: 'Taxable value',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  roundOff: 'Round off',
  total: 'Total',
} as const;
export const ofTheMonth = (month: string) => `Documents of ${month}`;
export const byState = 'By state';
export const less = 'Invoices less credit notes.';
export const nothingIssued = (month: string) => `Nothing was issued in ${month}.`;
export const tableOf = (name: string) => `Table: ${name}`;
