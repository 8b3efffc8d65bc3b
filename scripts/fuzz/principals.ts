import { Role } from '@plyhaat/contract/core/roles';
import { openSession } from '../../server/src/modules/identity/identity.ts';
import type { Db } from '../../server/src/platform/db/db.ts';
import { readSettings } from '../../server/src/settings.ts';
import { someMember, someSeller } from '../../server/test/builders.ts';
import { JWT_SECRET } from './site.ts';

/** Somebody who calls: a stranger, a bad token, or a member of a role. */
export type Principal = { readonly name: string; token: string | undefined };

const settings = readSettings({ APP_ENV: 'demo', JWT_SECRET, DATA_DIR: '/tmp/plyhaat-fuzz-nothing' });
const PLACE = { device: 'a fuzzer', address: '127.0.0.1' };

async function tokenOf(db: Db, role: Role): Promise<string> {
  const make =
    role === 'USER' || role === 'ADMIN' || role === 'SUBADMIN' || role === 'APPROVERS' ? someMember : someSeller;
  const member = await make(db, { role, phone: `6${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}` });
  return openSession(db, settings, member, PLACE);
}

export async function allPrincipals(db: Db): Promise<Principal[]> {
  const members = await Promise.all(Role.options.map(async (role) => ({ name: role, token: await tokenOf(db, role) })));
  return [{ name: 'nobody', token: undefined }, { name: 'a bad token', token: 'not.a.token' }, ...members];
}

/** Who signed out, erased itself or was blocked is made anew. */
export async function renew(db: Db, principal: Principal): Promise<void> {
  const role = Role.options.find((one) => one === principal.name);
  if (role) principal.token = await tokenOf(db, role);
}

/** Ids of everything there is, some of each table. */
export async function someIds(db: Db): Promise<string[]> {
  const { rows: tables } = await db.execute<{ table_name: string }>(
    `select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
  );
  const ids: string[] = [];
  for (const { table_name } of tables) {
    const found = await db.execute<{ id: string }>(`select id from "${table_name}" limit 5`);
    ids.push(...found.rows.map(({ id }) => id));
  }
  return ids;
}
