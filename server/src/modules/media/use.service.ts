import type { Db } from '#platform/db/db.ts';
import { noteMediaUse } from '#platform/system/storage.sql.ts';
import { sumFiles } from './use.sql.ts';

export const MEASURE_TASK = 'media.measureUse';

/** What the files take, written down for the console. */
export const measureUse = async (db: Db): Promise<void> => noteMediaUse(db, await sumFiles(db));
