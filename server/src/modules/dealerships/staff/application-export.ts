import { ApplicationFilter } from '@plyhaat/contract/dealerships/staff/applications';
import { exported } from '#platform/lists/exported.ts';
import { applicationList } from './application-list.sql.ts';

export const applicationExport = exported({
  list: 'applications',
  columns: ['_id', 'organisation', 'email', 'applicant', 'brand', 'type', 'owner', 'status', 'createdAt', 'decidedAt'],
  source: applicationList,
  filter: ApplicationFilter,
  flat: ({ opportunity: { brand, type }, ...row }) => ({
    ...row,
    brand,
    type,
    applicant: row.applicant.name,
    owner: row.owner.name,
  }),
});
