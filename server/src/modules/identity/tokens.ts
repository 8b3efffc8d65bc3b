import type { Role } from '@plyhaat/contract/core/roles';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { Deps } from '#platform/deps.ts';
import { secretsOf } from '#platform/signed.ts';

type Settings = Pick<Deps['settings'], 'jwtSecret' | 'jwtSecretBefore'>;

const AUDIENCE = 'plyhaat';
const KIND = 'access';
const VIEW_KIND = 'view';
const Payload = z.union([
  z.object({ sid: z.uuid(), typ: z.literal(KIND) }),
  z.object({ sid: z.uuid(), typ: z.literal(VIEW_KIND), user: z.object({ _id: z.uuid() }) }),
]);

/** The session that a token names, and of one to see as a member that member's id. */
type Claims = { readonly sessionId: string; readonly seenId?: string };

export type Named = { readonly id: string; readonly name: string; readonly role: Role };
const asUser = ({ id, name, role }: Named) => ({ user: { _id: id, name, role }, role });

/** What the web app may read of itself in a token (IDEN-7); the server trusts the session id alone. */
export const signToken = (
  { jwtSecret }: Settings,
  member: Named,
  session: { readonly id: string; readonly expires: number },
): Promise<string> => signed(jwtSecret, { ...asUser(member), sid: session.id, typ: KIND }, session.expires);

/** A token to read as this member does. `sid` is the session of the member of staff who looks: it ends with that. */
export const signViewToken = (
  { jwtSecret }: Settings,
  member: Named,
  actor: { readonly id: string; readonly sessionId: string },
  minutes: number,
): Promise<string> =>
  signed(jwtSecret, { ...asUser(member), sid: actor.sessionId, actor: actor.id, typ: VIEW_KIND }, `${minutes} minutes`);

const signed = (secret: Uint8Array, claims: JWTPayload, expires: number | string): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(secret);

/** What a token claims, if we signed it and it has not run out. */
export async function claimsIn({ jwtSecret, jwtSecretBefore }: Settings, token: string): Promise<Claims | null> {
  for (const secret of secretsOf(jwtSecret, jwtSecretBefore)) {
    const claims = await signedWith(secret, token);
    if (claims) return claims;
  }
  return null;
}

async function signedWith(secret: Uint8Array, token: string): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat'],
    });
    const { data } = Payload.safeParse(payload);
    if (!data) return null;
    return { sessionId: data.sid, ...(data.typ === VIEW_KIND && { seenId: data.user._id }) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
