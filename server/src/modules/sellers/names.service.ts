import { nameTaken } from '@plyhaat/contract/sellers/registration';
import { isNameOfVerified } from '#modules/identity/identity.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';

/** Refuses the name of another verified seller, however it is written; `field` is where the form asks for it. */
export async function checkName(db: Db, memberId: string | null, name: string, field?: string): Promise<void> {
  if (await isNameOfVerified(db, name, memberId))
    throw new AppError(nameTaken, field ? { fields: { [field]: nameTaken.message } } : {});
}
