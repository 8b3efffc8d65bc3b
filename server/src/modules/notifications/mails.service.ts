import { SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import { KINDS, kindOf, NOTIFICATION_TYPES, type NotificationType } from '@plyhaat/contract/notifications/kinds';
import type { MailGroup } from '@plyhaat/contract/notifications/mail-groups';
import * as z from 'zod/mini';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { digestLetter, singleLetter, type To } from './letters.ts';
import { findUnmailed, type MailableRow, markMailed, type Reader, selectDue, selectReader } from './mails.sql.ts';
import { unsubscribeLink } from './unsubscribe.service.ts';

export const MAIL_TASK = 'notifications.mail';
export const Mail = z.object({ id: z.string() });

/** The group whose switch decides about a type, if the type is mailed by itself at once. */
function groupAtOnce(type: string): MailGroup | undefined {
  const { mail } = kindOf(type);
  return mail === 'digest' || mail === 'marketing' || mail === 'billing' ? undefined : mail;
}

/** Types left out of summaries: they are mailed at once, or by billing. */
export const NOT_IN_DIGEST: readonly NotificationType[] = NOTIFICATION_TYPES.filter(
  (type) => groupAtOnce(type) || KINDS[type].mail === 'billing',
);

/** One job a row, in the transaction that made the rows. */
export async function askForMails(db: Db, type: NotificationType, rows: readonly { id: string }[]): Promise<void> {
  if (!groupAtOnce(type)) return;
  for (const { id } of rows) await ask(db, MAIL_TASK, { id }, { key: `${MAIL_TASK} ${id}` });
}

const wants = ({ email, isBlocked, emailNotifications, mailGroupsOff }: Reader, group: MailGroup): boolean =>
  email !== null && !isBlocked && emailNotifications && !mailGroupsOff.includes(group);

const toOf = ({ languages }: Deps, { name, language }: Reader): To => ({
  name,
  languages,
  language: languages.isOffered(language) ? language : SOURCE_LANGUAGE,
});

type Addressed = Reader & { email: string };
const addressed = (reader: Reader | undefined, group: MailGroup): Addressed | undefined =>
  reader && wants(reader, group) ? (reader as Addressed) : undefined;

/**
 * Mails one notification. A job that was killed between sending and noting it runs again and sends the same key, which
 * arrives once.
 */
export async function mailOne(deps: Deps, id: string): Promise<void> {
  const row = await findUnmailed(deps.db, id);
  const group = row && groupAtOnce(row.type);
  if (!row || !group) return;
  const reader = addressed(await selectReader(deps.db, row.memberId), group);
  if (reader) {
    const unsubscribe = unsubscribeLink(deps, reader.id, group);
    const letter = singleLetter(toOf(deps, reader), row, { publicUrl: deps.settings.publicUrl, unsubscribe, group });
    await deps.mail.send({ ...letter, to: reader.email, unsubscribe, key: `notification ${id}` });
  }
  await markMailed(deps.db, [id]);
}

export const Digest = z.object({ memberId: z.string(), before: z.string() });
export type Digest = z.infer<typeof Digest>;

/** What a summary includes: unread notifications, and offers only where they are wanted (NOTE-11). */
const isNews = ({ type, readAt }: MailableRow, { marketingEmails }: Reader): boolean =>
  readAt === null && (kindOf(type).mail !== 'marketing' || marketingEmails);

/** Mails all rows before a moment as one summary; unwanted ones are marked too, so that they are never mailed. */
export async function mailDigest(deps: Deps, { memberId, before }: Digest): Promise<void> {
  const rows = await selectDue(deps.db, memberId, before, NOT_IN_DIGEST);
  const reader = addressed(await selectReader(deps.db, memberId), 'digest');
  const news = reader ? rows.filter((row) => isNews(row, reader)) : [];
  if (reader && news.length > 0) {
    const unsubscribe = unsubscribeLink(deps, reader.id, 'digest');
    const letter = digestLetter(toOf(deps, reader), news, { publicUrl: deps.settings.publicUrl, unsubscribe, group: 'digest' });
    await deps.mail.send({ ...letter, to: reader.email, unsubscribe, key: `digest ${memberId} ${before}` });
  }
  if (rows.length > 0)
    await markMailed(
      deps.db,
      rows.map(({ id }) => id),
    );
}
