import { RequirementFilter } from '@plyhaat/contract/requirements/staff/requirements';
import { exported, withoutContacts } from '#platform/lists/exported.ts';
import { requirementList } from './requirement-list.sql.ts';

export const requirementExport = exported({
  list: 'requirements',
  columns: [
    '_id',
    'title',
    'buyer',
    'category',
    'quantity',
    'budget',
    'city',
    'state',
    'status',
    'approved',
    'quotes',
    'createdAt',
    'expiresAt',
  ],
  source: requirementList,
  filter: RequirementFilter,
  flat: (row) => ({
    ...row,
    title: withoutContacts(row.title),
    quantity: withoutContacts(row.quantity),
    buyer: row.buyer.name,
  }),
});
