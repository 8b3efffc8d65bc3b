import { GstFilter } from '@plyhaat/contract/billing/staff/gst-summary';
import { type Exported, parsedFilter } from '#platform/lists/exported.ts';
import { gstCondition, gstId, selectGstFile } from './gst-file.sql.ts';

export const gstExport: Exported = {
  list: 'gst',
  columns: [
    'month',
    'stateCode',
    'stateName',
    'invoices',
    'creditNotes',
    'taxable',
    'cgst',
    'sgst',
    'igst',
    'roundOff',
    'total',
  ],
  id: gstId,
  where: (query) => gstCondition(parsedFilter(GstFilter, query)),
  // A month has a row for each state at most, and they come at once.
  after: async (db, where, last) => (last ? [] : selectGstFile(db, where)),
};
