import { maskEmail } from '@plyhaat/contract/core/email';
import { maskPhone } from '@plyhaat/contract/core/phone';
import {
  type EnquiryDetail,
  type EnquiryStatus,
  enquiryMissing,
  enquiryTaken,
  noEmail,
  notOfTheTeam,
} from '@plyhaat/contract/leads/staff/enquiries';
import { audit, changedFields } from '#platform/audit.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { noteContactShown } from '#platform/shown-contact.ts';
import { enquiryAnswered } from '../leads.events.ts';
import { answerLetter } from '../letters.ts';
import { asRow } from './cases.reads.sql.ts';
import {
  countEarlier,
  findCase,
  findMemberOf,
  findUnsent,
  insertEntry,
  lockCase,
  markSent,
  selectEntries,
  selectManagers,
  updateCase,
} from './cases.sql.ts';

async function found(db: Db, id: string) {
  const one = await findCase(db, id);
  if (!one) throw new AppError(enquiryMissing);
  return one;
}

export async function readCase(db: Db, id: string): Promise<EnquiryDetail> {
  const one = await found(db, id);
  return {
    ...asRow(one),
    message: one.message,
    email: one.email && maskEmail(one.email),
    phone: one.phone && maskPhone(one.phone),
    member: await findMemberOf(db, one),
    earlier: await countEarlier(db, one),
    entries: await selectEntries(db, id),
    staff: await selectManagers(db),
  };
}

type Fields = Readonly<Record<string, unknown>>;
type Act = { readonly action: string; readonly before?: Fields; readonly after?: Fields };
const note = (db: Db, who: Member, id: string, act: Act) =>
  audit(db, { actorId: who.id, subjectKind: 'enquiry', subjectId: id, ...act });

/** Locks it. An owner's enquiry is not another's to answer or to close: it is taken over first (LEAD-22). */
async function locked(db: Db, id: string) {
  const one = await lockCase(db, id);
  if (!one) throw new AppError(enquiryMissing);
  return one;
}
async function lockedFor(db: Db, who: Member, id: string) {
  const one = await locked(db, id);
  if (one.ownerId !== null && one.ownerId !== who.id) throw new AppError(enquiryTaken);
  return one;
}

type Giving = { readonly ownerId: string | null; readonly wasOwnerId: string | null };

export const giveCase = (db: Db, who: Member, id: string, { ownerId, wasOwnerId }: Giving) =>
  db.transaction(async (db) => {
    const before = await locked(db, id);
    if (before.ownerId !== wasOwnerId) throw new AppError(enquiryTaken);
    if (ownerId !== null && !(await selectManagers(db)).some(({ _id }) => _id === ownerId))
      throw new AppError(notOfTheTeam);
    await updateCase(db, id, { ownerId });
    await note(db, who, id, { action: 'give_enquiry', before: { owner: before.ownerId }, after: { owner: ownerId } });
  });

export const moveCase = (db: Db, who: Member, id: string, status: EnquiryStatus) =>
  db.transaction(async (db) => {
    const before = await lockedFor(db, who, id);
    await updateCase(db, id, { status });
    await note(db, who, id, { action: 'move_enquiry', before: { status: before.status }, after: { status } });
  });

export const addNote = (db: Db, who: Member, id: string, text: string) =>
  db.transaction(async (db) => {
    await locked(db, id);
    const entry = await insertEntry(db, { caseId: id, kind: 'note', text, authorId: who.id });
    await note(db, who, id, { action: 'note_enquiry', after: { note: entry } });
  });

type Answer = { readonly text: string; readonly close: boolean };

export const answerCase = (db: Db, who: Member, id: string, { text, close }: Answer) =>
  db.transaction(async (db) => {
    const { ownerId, status, answeredAt } = await lockedFor(db, who, id);
    if (!(await found(db, id)).email) throw new AppError(noEmail);
    const after = { ownerId: who.id, status: close ? ('closed' as const) : ('waiting' as const) };
    const entryId = await insertEntry(db, { caseId: id, kind: 'answer', text, authorId: who.id });
    await updateCase(db, id, { ...after, answeredAt: answeredAt ?? new Date() });
    await announce(db, enquiryAnswered, { entryId });
    const changed = changedFields({ owner: ownerId, status }, { owner: after.ownerId, status: after.status });
    await note(db, who, id, { action: 'answer_enquiry', ...changed, after: { ...changed.after, answer: entryId } });
  });

export const showContact = (db: Db, who: Member, id: string, reason: string) =>
  db.transaction(async (db) => {
    const { phone, email } = await found(db, id);
    return noteContactShown(db, who, { kind: 'enquiry', id, contact: { phone, email }, reason });
  });

/** Under the answer's own key, so that a job that runs twice sends one mail. */
export async function mailAnswer({ db, mail, site }: Deps, entryId: string): Promise<void> {
  const answer = await findUnsent(db, entryId);
  if (!answer) return;
  const asked = await findCase(db, answer.caseId);
  if (!asked?.email) return;
  const { email } = await site.current();
  await mail.send(answerLetter(asked.email, { ...answer, asked, house: email, key: entryId }));
  await markSent(db, entryId);
}
