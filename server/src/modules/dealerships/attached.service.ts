import { releaseMedia } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import { selectFilesInUse } from './attached.sql.ts';

export const dealershipClaim = (id: string): string => `dealership:${id}`;

/** Lets go of the files that neither the dealership nor an application with a copy of it uses any more. */
export const releaseAttached = async (db: Db, dealershipId: string): Promise<void> => {
  await releaseMedia(db, dealershipClaim(dealershipId), { except: await selectFilesInUse(db, dealershipId) });
};
