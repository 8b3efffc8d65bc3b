import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { signInCodes } from './identity.tables.ts';
import { CODE_LIFE_SECONDS, TRIES_PER_CODE } from './sign-in.limits.ts';

/** Codes that anybody who knows the number may enter: mobile apps and other programs. */
const PROGRAM = 'program';
/** Codes that only the browser which asked may enter, by its cookie. */
const BROWSER = 'browser';

/** Who asks for a code or enters one, as far as codes are concerned. */
export type Asker = { readonly device: string | null; readonly codeId: string | null; readonly isBrowser: boolean };

const nameOf = ({ device, isBrowser }: Asker) => device ?? (isBrowser ? BROWSER : PROGRAM);

const isAlive = and(isNull(signInCodes.usedAt), gt(signInCodes.expiresAt, sql`now()`));

/** A new code replaces the asker's old one, and nobody else's. */
export async function insertCode(db: Db, asker: Asker, code: { id: string; phone: string; digest: Buffer }) {
  const name = nameOf(asker);
  const old = or(
    name === BROWSER ? undefined : eq(signInCodes.asker, name),
    asker.codeId ? eq(signInCodes.id, asker.codeId) : undefined,
  );
  if (old) await db.delete(signInCodes).where(and(eq(signInCodes.phone, code.phone), old));
  const expiresAt = sql`now() + make_interval(secs => ${CODE_LIFE_SECONDS})`;
  await db.insert(signInCodes).values({ ...code, asker: name, expiresAt });
}

/** The code a try is meant for: the browser's own, else the device's, else the number's. */
export async function findCode(db: Db, phone: string, { device, codeId }: Asker) {
  const own = sql`${signInCodes.id} = ${codeId}::uuid`;
  const ofDevice = sql`${signInCodes.asker} = ${device}::text`;
  const [found] = await db
    .select({
      id: signInCodes.id,
      /** Whether the caller holds the cookie of this very code. */
      isOwn: sql<boolean>`coalesce(${own}, false)`,
      isUsed: sql<boolean>`${signInCodes.usedAt} is not null`,
      secondsLeft: sql<number>`ceil(extract(epoch from ${signInCodes.expiresAt} - now()))::int`,
    })
    .from(signInCodes)
    .where(and(eq(signInCodes.phone, phone), or(own, ofDevice, eq(signInCodes.asker, PROGRAM))))
    .orderBy(
      sql`coalesce(${own}, false) desc`,
      sql`coalesce(${ofDevice}, false) desc`,
      sql`${signInCodes.createdAt} desc`,
    )
    .limit(1);
  return found;
}

/** Counts a try before comparing, so that of many concurrent tries only the first five get the digest. */
export async function countTry(db: Db, id: string): Promise<Buffer | undefined> {
  const [counted] = await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(and(eq(signInCodes.id, id), lt(signInCodes.tries, TRIES_PER_CODE)))
    .returning({ digest: signInCodes.digest });
  return counted?.digest;
}

/** A code works once, and only until it expires. */
export async function useUpCode(db: Db, id: string): Promise<boolean> {
  const used = await db
    .update(signInCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(signInCodes.id, id), isAlive))
    .returning({ id: signInCodes.id });
  return used.length > 0;
}

/** The number a code still has to be sent to; none when it was replaced, used or has expired meanwhile. */
export async function findRecipient(db: Db, id: string): Promise<string | undefined> {
  const [code] = await db
    .select({ phone: signInCodes.phone })
    .from(signInCodes)
    .where(and(eq(signInCodes.id, id), isAlive));
  return code?.phone;
}

export const forgetOldCodes = (db: Db) =>
  db.delete(signInCodes).where(sql`${signInCodes.createdAt} < now() - interval '24 hours'`);
