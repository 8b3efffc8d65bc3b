import type { Db } from './db/db.ts';
import { auditLog } from './db/platform.tables.ts';

type Decision = {
  readonly actorId: string | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly detail?: Record<string, unknown>;
};

/** Writes down who decided what, in the deciding transaction. */
export const audit = (db: Db, decision: Decision) => db.insert(auditLog).values(decision);
