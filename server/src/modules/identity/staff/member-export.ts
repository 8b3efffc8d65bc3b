import { MemberFilter } from '@plyhaat/contract/identity/staff/members';
import { exported } from '#platform/lists/exported.ts';
import { memberList } from './member-list.sql.ts';

export const memberExport = exported({
  list: 'members',
  columns: [
    '_id',
    'name',
    'company',
    'role',
    'phone',
    'gstNumber',
    'city',
    'state',
    'standing',
    'isVerified',
    'plan',
    'products',
    'joinedAt',
    'lastSeenAt',
  ],
  source: memberList,
  filter: MemberFilter,
  flat: (row) => ({ ...row, plan: row.plan?.name ?? null }),
});
