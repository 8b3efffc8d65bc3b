import { ReportFilter } from '@plyhaat/contract/reports/staff/reports';
import { exported } from '#platform/lists/exported.ts';
import { reportList } from './report-list.sql.ts';

export const reportExport = exported({
  list: 'reports',
  columns: [
    '_id',
    'kind',
    'thingId',
    'title',
    'reason',
    'message',
    'reporter',
    'isAutomatic',
    'status',
    'decision',
    'createdAt',
    'decidedAt',
  ],
  source: reportList,
  filter: ReportFilter,
  flat: (row) => ({ ...row, reporter: row.reporter?.name ?? null }),
});
