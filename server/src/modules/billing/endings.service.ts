import { SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import { textOf } from '@plyhaat/contract/notifications/told';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { announce } from '#platform/jobs/events.ts';
import { planEnding } from './billing.events.ts';
import { type Ending, noteEnding, selectEnding } from './endings.sql.ts';
import { endingLetter, endingSentence } from './letters.ts';
import { findBuyer } from './orders/held.sql.ts';
import { asSaid, type Said } from './said.ts';

/** Days before the end of a plan at which its member is reminded (BILL-17). */
const REMINDERS = [9, 7, 3, 1] as const;
const TARGET = '/account?tab=buySubscription';

/** The reminder that is due now; those missed while the program was stopped are skipped. */
const dueAt = (daysLeft: number) => REMINDERS.findLast((days) => daysLeft <= days);

const remind = (db: Db, { id, memberId, name, endsAt, daysLeft }: Ending): Promise<void> =>
  db.transaction(async (db) => {
    const due = dueAt(daysLeft);
    if (due === undefined || !(await noteEnding(db, id, due))) return;
    for (const earlier of REMINDERS) if (earlier > due) await noteEnding(db, id, earlier);
    await announce(db, planEnding, {
      memberId,
      subscriptionId: id,
      daysLeft,
      ...asSaid(endingSentence(name, daysLeft, endsAt)),
      target: TARGET,
    });
  });

/** One event for each reminder, however often and in however many processes this runs. */
export async function remindOfEndings(db: Db): Promise<void> {
  for (const ending of await selectEnding(db, REMINDERS[0])) await remind(db, ending);
}

/** Billing's own mail: it does not follow the mail preference. */
export async function mailEnding(
  { db, mail, settings, languages }: Deps,
  memberId: string,
  ending: Said,
  key: string,
): Promise<void> {
  const member = await findBuyer(db, memberId);
  if (!member?.email) return;
  const language = languages.isOffered(member.language) ? member.language : SOURCE_LANGUAGE;
  const sentence = ending.told ? textOf(languages.pieces(language, ending.told)) : ending.content;
  const link = `${settings.publicUrl}${TARGET}`;
  await mail.send({ to: member.email, ...endingLetter(languages.wording(language), member.name, sentence, link), key });
}
