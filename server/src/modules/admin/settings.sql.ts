import { readSetting, SETTING_NAMES, SETTINGS, type SettingName } from '@plyhaat/contract/core/site-settings';
import { desc, eq } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { siteSettingVersions } from '#platform/db/platform.tables.ts';
import { selectSettings } from '#platform/site-settings/site-settings.sql.ts';

/** Every setting in the contract's order, changed or not. */
export async function selectAllSettings(db: Db) {
  const stored = new Map((await selectSettings(db)).map((row) => [row.name, row]));
  return SETTING_NAMES.map((name) => {
    const row = stored.get(name);
    return {
      name,
      value: readSetting(name, row?.value) ?? SETTINGS[name].initial,
      version: row?.version ?? 0,
      changedAt: row?.changedAt.toISOString() ?? null,
    };
  });
}

const MOST = 100;

export async function selectSettingVersions(db: Db, name: SettingName) {
  const { version, before, after, at, restoredFrom, actorId } = siteSettingVersions;
  const rows = await db
    .select({ version, before, after, at, restoredFrom, actorId, actorName: members.name })
    .from(siteSettingVersions)
    .leftJoin(members, eq(members.id, siteSettingVersions.actorId))
    .where(eq(siteSettingVersions.name, name))
    .orderBy(desc(siteSettingVersions.version))
    .limit(MOST);
  return rows.map(({ actorId, actorName, ...row }) => ({
    ...row,
    before: JSON.parse(row.before),
    after: JSON.parse(row.after),
    at: row.at.toISOString(),
    actor: actorId === null ? null : { _id: actorId, name: actorName },
  }));
}
