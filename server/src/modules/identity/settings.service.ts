import { inputInvalid } from '@plyhaat/contract/core/errors';
import type { MemberSettings, SettingsChange } from '@plyhaat/contract/identity/account';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { doubt } from './sessions.cache.ts';
import { changeSettingsOf } from './settings.sql.ts';

/** Changes a member's settings; its next call is answered in the language that it chose. */
export async function changeSettingsFor(
  { db, languages }: Pick<Deps, 'db' | 'languages'>,
  id: string,
  change: SettingsChange,
): Promise<MemberSettings> {
  if (change.language && !languages.isOffered(change.language))
    throw new AppError(inputInvalid, { fields: { language: 'Please choose from the list' } });
  const settings = await changeSettingsOf(db, id, change);
  if (change.language !== undefined) doubt(id);
  return settings;
}
