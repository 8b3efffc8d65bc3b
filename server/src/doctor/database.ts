import { eq, getTableName, sql } from 'drizzle-orm';
import { binaries } from '#platform/db/cluster.ts';
import { type Database, type Db, openDatabase } from '#platform/db/db.ts';
import { installationMarks } from '#platform/db/platform.tables.ts';
import { only, rowsOf } from '#platform/db/sql.ts';
import type { Settings } from '../settings.ts';

const OLDEST = 15;

type Server = {
  readonly version: string;
  readonly number: number;
  readonly encoding: string;
  readonly mayCreate: boolean;
  readonly connections: number;
  readonly laid: boolean;
};

const readServer = async (db: Db): Promise<Server> =>
  only(
    await rowsOf<Server>(
      db,
      sql`select split_part(current_setting('server_version'), ' ', 1) as version,
        current_setting('server_version_num')::int as number,
        current_setting('server_encoding') as encoding,
        has_database_privilege(current_database(), 'create') as "mayCreate",
        current_setting('max_connections')::int as connections,
        to_regclass(${getTableName(installationMarks)}) is not null as laid`,
    ),
  );

const isDemo = async (db: Db): Promise<boolean> =>
  (await db.select().from(installationMarks).where(eq(installationMarks.name, 'demo'))).length > 0;

async function faultsIn({ db }: Database, { demo, poolSize }: Settings): Promise<string[]> {
  const { version, number, encoding, mayCreate, connections, laid } = await readServer(db);
  return [
    ...(number < OLDEST * 10_000 ? [`PostgreSQL ${version} is too old: ${OLDEST} or newer is needed.`] : []),
    ...(encoding === 'UTF8' ? [] : [`The database is encoded in ${encoding}: make one with encoding 'UTF8'.`]),
    ...(mayCreate
      ? []
      : ['The user of DATABASE_URL may not create schemas there: make this user the owner of the database.']),
    ...(poolSize > connections
      ? [`DATABASE_POOL asks for ${poolSize} connections and the server allows ${connections} in all.`]
      : []),
    ...(laid && !demo && (await isDemo(db))
      ? ['This database holds the demo marketplace: production needs one of its own.']
      : []),
  ];
}

/** What PostgreSQL or the line said: its code, which names neither user nor password. */
const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code ?? (cause ? codeOf(cause) : 'no answer');
};

const REFUSED: Readonly<Record<string, string>> = {
  '28P01': 'does not take the password of DATABASE_URL',
  '28000': 'does not let the user of DATABASE_URL in',
  '3D000': 'has no database of the name in DATABASE_URL',
};

function embeddedFaults(): string[] {
  try {
    binaries();
    return [];
  } catch {
    return ['There is no embedded database here: set DATABASE_URL.'];
  }
}

/** The database of the settings; the embedded one is only looked for, since the service starts it. */
export async function databaseFaults(settings: Settings): Promise<string[]> {
  if (!settings.databaseUrl) return embeddedFaults();
  const database = openDatabase(settings.databaseUrl, 1);
  try {
    return await faultsIn(database, settings);
  } catch (error) {
    const code = codeOf(error);
    const { host } = new URL(settings.databaseUrl);
    return [
      `The database at ${host} ${REFUSED[code] ?? `cannot be used (${code}): check DATABASE_URL and that it runs`}.`,
    ];
  } finally {
    await database.close();
  }
}
