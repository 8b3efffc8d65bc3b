import { LeadFilter, listAllLeads } from '@plyhaat/contract/leads/staff/leads';
import { exported } from '#platform/lists/exported.ts';
import { leadList } from './lead-list.sql.ts';

export const leadExport = exported({
  list: 'leads',
  columns: listAllLeads.csv,
  source: leadList,
  filter: LeadFilter,
  flat: (row) => ({ ...row, seller: row.seller.name, buyer: row.buyer?.name ?? null }),
});
