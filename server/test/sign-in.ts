import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { makeIdentify, openSession } from '#modules/identity/identity.ts';
import type { App } from '#platform/http/http.ts';
import type { Authenticator, TestApp } from './app.ts';

/** The product's own door: tokens are real and every caller is a row of `members`. */
export const realAuthenticator: Authenticator = {
  tokenFor: ({ id, role }, { db, settings }) =>
    openSession(db, settings, { id, role, name: 'Some One' }, { device: 'a test', address: '127.0.0.1' }),
  identify: ({ db, settings }) => makeIdentify(db, settings),
};

type Place = { readonly address?: string; readonly browser?: boolean };

/** Somebody at a device, who keeps cookies. */
export function someDevice({ app }: { readonly app: App }, { address = '198.51.100.7', browser = false }: Place = {}) {
  const cookies = new Map<string, string>();
  const remember = (reply: LightMyRequestResponse) => {
    for (const { name, value, maxAge } of reply.cookies)
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    return reply;
  };
  const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
    remember(
      await app.inject({
        method: 'POST',
        url: `/api${url}`,
        payload,
        remoteAddress: address,
        headers: { ...(browser && { 'sec-fetch-site': 'same-origin' }), ...headers },
        cookies: Object.fromEntries(cookies),
      }),
    );
  return {
    cookies,
    post,
    askCode: (phone: string) => post('/users/sentOtp', { phone }),
    enter: (phone: string, otp: string, headers?: Record<string, string>) =>
      post('/users/app-login', { phone, otp }, headers),
  };
}

/** The code in the last text message to a number. */
export async function codeSentTo(app: TestApp, phone: string): Promise<string> {
  await app.settle();
  const { data } = (await app.get(`/dev/outbox?to=${phone}`)).json<{ data: { text: string }[] }>();
  const code = /^\d{6}/.exec(data[0]?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was sent to ${phone}`);
  return code;
}

/** Asks for a code and enters it. */
export async function signInFrom(
  app: TestApp,
  device: ReturnType<typeof someDevice>,
  phone: string,
): Promise<LightMyRequestResponse> {
  const sent = await device.askCode(phone);
  if (sent.statusCode !== 200) return sent;
  return device.enter(phone, await codeSentTo(app, phone));
}

/** Lets time go by for codes, limits and sessions. */
export async function pass({ db }: TestApp, seconds: number): Promise<void> {
  const span = sql`make_interval(secs => ${seconds})`;
  await db.execute(sql`update sign_in_codes set expires_at = expires_at - ${span}, created_at = created_at - ${span}`);
  await db.execute(sql`update registrations set created_at = created_at - ${span}`);
  await db.execute(sql`update sessions set expires_at = expires_at - ${span}, entered_at = entered_at - ${span}`);
  await db.execute(sql`update replaced_sessions set replaced_at = replaced_at - ${span}`);
  await db.execute(sql`update counters set touched_at = touched_at - ${span},
    times = array(select t - ${span} from unnest(times) with ordinality as u (t, n) order by n)`);
}
