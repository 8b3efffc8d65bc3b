import { settingChanged, settingSame, versionMissing } from '@plyhaat/contract/admin/settings';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import { readPlainly } from '@plyhaat/contract/core/plain-refusal';
import { CONTACT } from '@plyhaat/contract/core/site';
import { SETTINGS, type SettingName, type SettingValue } from '@plyhaat/contract/core/site-settings';
import { audit } from '../audit.ts';
import { dropCached } from '../cache/cache.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../http/failure.ts';
import { findVersion, lockSetting, updateSetting } from './site-settings.sql.ts';
import { SETTINGS_TAG } from './site-settings.ts';

type Wish = {
  readonly actorId: string;
  readonly name: SettingName;
  /** The version that the actor saw. */
  readonly seen: number;
};

/** The value within the setting's bounds, or a refusal that says which one it broke. */
function checked(name: SettingName, value: unknown): SettingValue {
  const parsed = readPlainly(SETTINGS[name].schema, value);
  if (parsed.success) return parsed.data;
  throw new AppError(inputInvalid, { fields: { value: parsed.error.issues[0]?.message ?? inputInvalid.message } });
}

/** The log holds no numbers and addresses, not even our own; the setting's history does. */
const logged = (name: SettingName, value: SettingValue, version: number) =>
  name in CONTACT ? { version } : { version, value };

async function save(db: Db, { actorId, name, seen }: Wish, after: SettingValue, restoredFrom: number | null) {
  const { value: before, version } = await lockSetting(db, name, SETTINGS[name].initial);
  if (version !== seen) throw new AppError(settingChanged);
  if (before === after) throw new AppError(settingSame);
  const next = version + 1;
  const changedAt = await updateSetting(db, { name, version: next, before, after, actorId, restoredFrom });
  await audit(db, {
    actorId,
    action: restoredFrom === null ? 'change_setting' : 'restore_setting',
    subjectKind: 'setting',
    subjectId: name,
    before: logged(name, before, version),
    after: logged(name, after, next),
  });
  await dropCached(db, [SETTINGS_TAG]);
  return { name, value: after, version: next, changedAt: changedAt.toISOString() };
}

export const changeSetting = (db: Db, wish: Wish, value: unknown) =>
  db.transaction((db) => save(db, wish, checked(wish.name, value), null));

/** Version 0 is the default. What today's bounds refuse cannot be restored. */
export const restoreSetting = (db: Db, wish: Wish, number: number) =>
  db.transaction(async (db) => {
    const value = number === 0 ? SETTINGS[wish.name].initial : await findVersion(db, wish.name, number);
    if (value === undefined) throw new AppError(versionMissing);
    return save(db, wish, checked(wish.name, value), number);
  });
