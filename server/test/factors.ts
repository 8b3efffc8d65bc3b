import { Secret, TOTP } from 'otpauth';
import type { Caller, TestApp } from './app.ts';

const STEP_MS = 30_000;

/** What an authenticator app shows, now or so many steps later. */
export const codeOf = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsLater * STEP_MS });

/** Somebody at the console, in one session. */
export async function atConsole(app: TestApp, who: Caller) {
  const headers = await app.as(who);
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.send(method, url, { headers, ...(payload && { payload }) });
  return {
    headers,
    get: (url: string) => send('GET', url),
    post: (url: string, payload?: object) => send('POST', url, payload),
    verify: (code: string) => send('POST', '/admin/factor/verify', { code }),
    /** Sets the second factor up. Returns its secret and the recovery codes. */
    async turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
      const { secret } = (await send('POST', '/admin/factor/setup')).json().data;
      const reply = await send('POST', '/admin/factor/confirm', { code: codeOf(secret) });
      return { secret, recoveryCodes: reply.json().recoveryCodes };
    },
  };
}

/** Lets time steps go by for a secret, so that its next code is good. */
export const passSteps = (app: TestApp) => app.deps.pool.query('update staff_factors set last_step = last_step - 10');
