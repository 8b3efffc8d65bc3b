import * as z from 'zod/mini';
import type { Db } from '#platform/db/db.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { type Digest, NOT_IN_DIGEST } from './mails.service.ts';
import { selectMembersDue } from './mails.sql.ts';

export const DIGESTS_TASK = 'notifications.digests';
export const DIGEST_TASK = 'notifications.digest';
const BATCH = 500;

/** The scheduled job has the time it was due; later batches also have the last member of the batch before. */
export const Digests = z.object({
  before: z.optional(z.string()),
  after: z.optional(z.string()),
  _cron: z.optional(z.object({ ts: z.string() })),
});

/** Asks for one mail a member, in batches. The moment is fixed by the first, so that a repeated job asks for the same. */
export const startDigests = (db: Db, given: z.infer<typeof Digests>) =>
  db.transaction(async (db) => {
    const before = given.before ?? given._cron?.ts ?? new Date().toISOString();
    const members = await selectMembersDue(db, { before, after: given.after }, NOT_IN_DIGEST, BATCH);
    for (const memberId of members) {
      const digest: Digest = { memberId, before };
      await ask(db, DIGEST_TASK, digest, { key: `${DIGEST_TASK} ${memberId} ${before}` });
    }
    const after = members.at(-1);
    if (after && members.length === BATCH)
      await ask(db, DIGESTS_TASK, { before, after }, { key: `${DIGESTS_TASK} ${before} ${after}` });
  });
