import type { SettingName, SettingValue } from '@plyhaat/contract/core/site-settings';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { siteSettings, siteSettingVersions } from '../db/platform.tables.ts';

type Stored = { readonly value: SettingValue; readonly version: number; readonly changedAt: Date };

const valueIn = (json: string): SettingValue => JSON.parse(json);

export const selectSettings = async (db: Db) =>
  (await db.select().from(siteSettings)).map((row) => ({ ...row, value: valueIn(row.value) }));

/** The row stays locked until the transaction ends; one that nobody changed yet is made of its default. */
export async function lockSetting(db: Db, name: SettingName, initial: SettingValue): Promise<Stored> {
  await db
    .insert(siteSettings)
    .values({ name, value: JSON.stringify(initial), version: 0 })
    .onConflictDoNothing();
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.name, name)).for('update');
  if (!row) throw new Error('a setting vanished while it was changed');
  return { ...row, value: valueIn(row.value) };
}

export async function findVersion(db: Db, name: SettingName, version: number): Promise<SettingValue | undefined> {
  const [row] = await db
    .select({ after: siteSettingVersions.after })
    .from(siteSettingVersions)
    .where(and(eq(siteSettingVersions.name, name), eq(siteSettingVersions.version, version)));
  return row && valueIn(row.after);
}

type Change = {
  readonly name: SettingName;
  readonly version: number;
  readonly before: SettingValue;
  readonly after: SettingValue;
  readonly actorId: string;
  readonly restoredFrom: number | null;
};

export async function updateSetting(db: Db, { before, after, ...change }: Change): Promise<Date> {
  const changedAt = new Date();
  await db
    .update(siteSettings)
    .set({ value: JSON.stringify(after), version: change.version, changedAt })
    .where(eq(siteSettings.name, change.name));
  await db
    .insert(siteSettingVersions)
    .values({ ...change, before: JSON.stringify(before), after: JSON.stringify(after), at: changedAt });
  return changedAt;
}
