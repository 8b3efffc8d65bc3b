import type { MemberSettings, SettingsChange } from '@plyhaat/contract/identity/account';
import { MAIL_GROUPS, type MailGroup } from '@plyhaat/contract/notifications/mail-groups';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { members } from './identity.tables.ts';

const SETTINGS = {
  emailNotifications: members.emailNotifications,
  marketingEmails: members.marketingEmails,
  mailGroupsOff: members.mailGroupsOff,
  language: members.language,
};
type Stored = Pick<typeof members.$inferSelect, keyof typeof SETTINGS>;

const asShown = ({ mailGroupsOff, ...toggles }: Stored): MemberSettings => ({
  ...toggles,
  mailGroups: Object.fromEntries(
    MAIL_GROUPS.map((group) => [group, !mailGroupsOff.includes(group)]),
  ) as MemberSettings['mailGroups'],
});

export const selectSettings = async (db: Db, id: string): Promise<MemberSettings> =>
  asShown(only(await db.select(SETTINGS).from(members).where(eq(members.id, id))));

type Groups = NonNullable<SettingsChange['mailGroups']>;

/** In one statement, so that concurrent changes are both applied. */
function groupsOffAfter(groups: Groups) {
  const to = (on: boolean) => sql.param(MAIL_GROUPS.filter((group) => groups[group] === on));
  return sql`array(select unnest(${members.mailGroupsOff} || ${to(false)}::text[])
    except select unnest(${to(true)}::text[]))`;
}

export async function changeSettingsOf(db: Db, id: string, { mailGroups = {}, ...toggles }: SettingsChange) {
  const rows = await db
    .update(members)
    .set({ ...toggles, mailGroupsOff: groupsOffAfter(mailGroups), updatedAt: sql`now()` })
    .where(eq(members.id, id))
    .returning(SETTINGS);
  return asShown(only(rows));
}

/** Ends one group; for a member that is gone there is nothing to end. */
export const endMailGroup = (db: Db, id: string, group: MailGroup) =>
  db
    .update(members)
    .set({ mailGroupsOff: groupsOffAfter({ [group]: false }), updatedAt: sql`now()` })
    .where(and(eq(members.id, id), sql`${group} <> all(${members.mailGroupsOff})`));
