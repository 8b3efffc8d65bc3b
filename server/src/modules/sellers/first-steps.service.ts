import { type FirstStep, type FirstSteps, ProfilePart } from '@plyhaat/contract/sellers/first-steps';
import { memberNotFound } from '@plyhaat/contract/sellers/profile';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { type FirstStepsRow, selectFirstSteps } from './first-steps.sql.ts';

type Progress = Pick<FirstStep, 'state' | 'reason'>;

const progress = (state: FirstStep['state'], reason: string | null = null): Progress => ({ state, reason });
const doneIf = (isDone: boolean) => progress(isDone ? 'done' : 'open');

function productProgress({ hasApproved, hasWaiting, sentBack }: FirstStepsRow): Progress {
  if (hasApproved) return progress('done');
  return hasWaiting ? progress('sent') : progress('open', sentBack);
}

function gstProgress({ isVerified, hasCertificate, gstRejection }: FirstStepsRow): Progress {
  if (isVerified) return progress('done');
  return hasCertificate && gstRejection === null ? progress('sent') : progress('open', gstRejection);
}

/** The progress of a seller. A step that waits for staff counts as done. */
export async function firstStepsOf(db: Db, memberId: string): Promise<FirstSteps> {
  const row = await selectFirstSteps(db, memberId);
  if (!row) throw new AppError(memberNotFound);
  const missing = ProfilePart.options.filter((part) => !row[part]);
  const steps: FirstStep[] = [
    { step: 'profile', ...doneIf(missing.length === 0) },
    { step: 'product', ...productProgress(row) },
    { step: 'gst', ...gstProgress(row) },
    { step: 'plan', ...doneIf(row.hasPlan) },
  ];
  return { steps, done: steps.filter(({ state }) => state !== 'open').length, missing };
}
