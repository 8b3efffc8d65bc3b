import { deadLetterGone } from '@plyhaat/contract/admin/system';
import { maskContacts } from '@plyhaat/contract/core/masked-contacts';
import { audit } from '#platform/audit.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import {
  lockDeadLetter,
  lockDeadLetters,
  removeJobs,
  requeue,
  selectDeadLetters,
} from '#platform/jobs/dead-letters.sql.ts';

const LONGEST_ERROR = 400;
/** A code to sign in, or part of a number. */
const DIGITS = /\d{4,}/g;

/** The message of a provider or of the database, without member data that it may quote. */
const shownError = (error: string | null): string | null => {
  const start = error?.slice(0, LONGEST_ERROR) ?? null;
  return start && (maskContacts(start) ?? start).replace(DIGITS, '••••');
};

export async function listDead(db: Db, page: Parameters<typeof selectDeadLetters>[1]) {
  const { data, total } = await selectDeadLetters(db, page);
  return { data: data.map((letter) => ({ ...letter, lastError: shownError(letter.lastError) })), total };
}

async function lockOne(db: Db, id: string) {
  const found = await lockDeadLetter(db, id);
  if (!found) throw new AppError(deadLetterGone);
  return found;
}

export const retryOne = (db: Db, actorId: string, id: string): Promise<void> =>
  db.transaction(async (db) => {
    const found = await lockOne(db, id);
    await requeue(db, [found]);
    const row = { actorId, action: 'retry_job', subjectKind: 'job', subjectId: id };
    await audit(db, { ...row, before: { state: 'dead' }, after: { state: 'waiting' }, detail: { task: found.task } });
  });

export const discardOne = (db: Db, actorId: string, id: string): Promise<void> =>
  db.transaction(async (db) => {
    const found = await lockOne(db, id);
    await removeJobs(db, [found]);
    const row = { actorId, action: 'discard_job', subjectKind: 'job', subjectId: id };
    await audit(db, { ...row, before: { state: 'dead' }, after: { state: 'removed' }, detail: { task: found.task } });
  });

export const retryAll = (db: Db, actorId: string, task: string): Promise<number> =>
  db.transaction(async (db) => {
    const found = await lockDeadLetters(db, task);
    if (found.length === 0) throw new AppError(deadLetterGone);
    await requeue(db, found);
    await audit(db, {
      actorId,
      action: 'retry_jobs',
      subjectKind: 'job',
      subjectId: task,
      before: { dead: found.length },
      after: { dead: 0 },
    });
    return found.length;
  });
