import { signInRequired } from '@plyhaat/contract/core/errors';
import { selectSessions, selectSettings } from '#modules/identity/identity.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { selectOwnData } from './export.sql.ts';
import { selectProfile } from './profile.sql.ts';
import { asOwner } from './projection.ts';

/** Everything of the caller, to take away. */
export async function exportOwn({ db, settings }: Deps, who: Member) {
  const row = await selectProfile(db, who.id);
  if (!row) throw new AppError(signInRequired);
  return {
    exportedAt: new Date().toISOString(),
    profile: asOwner(row, settings),
    settings: await selectSettings(db, who.id),
    sessions: (await selectSessions(db, who)).data,
    ...(await selectOwnData(db, who.id)),
  };
}
