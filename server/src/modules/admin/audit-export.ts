import { AuditFilter, listAudit } from '@plyhaat/contract/admin/audit';
import { type Exported, parsedFilter } from '#platform/lists/exported.ts';
import { auditConditions, auditId, selectAuditAfter } from './audit.sql.ts';

export const auditExport: Exported = {
  list: 'audit',
  columns: listAudit.csv,
  id: auditId,
  where: (query) => auditConditions(parsedFilter(AuditFilter, query)),
  after: async (db, where, last, most) =>
    (await selectAuditAfter(db, where, last?.seq as number | undefined, most)).map((row) => ({
      ...row,
      actor: row.actor?.name ?? row.actor?._id ?? null,
      before: JSON.stringify(row.before),
      after: JSON.stringify(row.after),
    })),
};
