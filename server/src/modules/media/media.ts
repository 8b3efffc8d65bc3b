import { uploadMissing } from '@plyhaat/contract/media';
import type { Db } from '#platform/db.ts';
import { AppError } from '#platform/failure.ts';
import { claimFiles } from './files.sql.ts';

/** Makes files, named by id or path, a member's own for a use; all of them or none. */
export async function claimMedia(db: Db, ownerId: string, refs: readonly string[], usedBy: string): Promise<void> {
  const wanted = [...new Set(refs)];
  if (wanted.length === 0) return;
  if ((await claimFiles(db, ownerId, wanted, usedBy)) < wanted.length) throw new AppError(uploadMissing);
}
