import type { Role } from '@plyhaat/contract/core/roles';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { Deps } from '#platform/deps.ts';
import { secretsOf } from '#platform/signed.ts';

type Settings = Pick<Deps['settings'], 'jwtSecret' | 'jwtSecretBefore'>;

const AUDIENCE = 'plyhaat';
const KIND = 'access';
const Payload = z.object({ sid: z.uuid(), typ: z.literal(KIND) });

/** What the web app may read of itself in a token (spec 1 §4); the server trusts the session id alone. */
export const signToken = (
  { jwtSecret }: Settings,
  member: { readonly id: string; readonly name: string; readonly role: Role },
  session: { readonly id: string; readonly expires: number },
): Promise<string> =>
  new SignJWT({
    user: { _id: member.id, name: member.name, role: member.role },
    role: member.role,
    sid: session.id,
    typ: KIND,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(session.expires)
    .sign(jwtSecret);

/** The session a token names, if we signed the token and it has not run out. */
export async function sessionIn({ jwtSecret, jwtSecretBefore }: Settings, token: string): Promise<string | null> {
  for (const secret of secretsOf(jwtSecret, jwtSecretBefore)) {
    const session = await signedWith(secret, token);
    if (session) return session;
  }
  return null;
}

async function signedWith(secret: Uint8Array, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat'],
    });
    return Payload.safeParse(payload).data?.sid ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
