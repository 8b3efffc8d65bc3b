import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { somePhone } from '#test/builders.ts';
import { someAddress, someRegistration } from '#test/forms.ts';
import { codeSentTo, realAuthenticator, signInFrom, someDevice } from '#test/sign-in.ts';

const [OLD, NEW] = ['the secret until yesterday, long enough', 'the secret from today on, long enough'];
const before = await testApp({
  authenticator: realAuthenticator,
  settings: { JWT_SECRET: OLD, OTP_PEPPER: `o${OLD}` },
});
const fresh = { JWT_SECRET: NEW, OTP_PEPPER: `o${NEW}` };
const overlap = await testApp({
  beside: before,
  authenticator: realAuthenticator,
  settings: { ...fresh, JWT_SECRET_PREVIOUS: OLD, OTP_PEPPER_PREVIOUS: `o${OLD}` },
});
const after = await testApp({ beside: before, authenticator: realAuthenticator, settings: fresh });
afterAll(async () => {
  for (const app of [overlap, after, before]) await app.close();
});

test('while secrets are replaced, tokens, codes, devices and registrations of before still hold; afterwards they do not', async () => {
  const phone = somePhone();
  const device = someDevice(before, { address: someAddress(), browser: true });
  const { token, data } = (await signInFrom(before, device, phone)).json();
  const headers = { authorization: `Bearer ${token}` };
  const statusAt = async (app: typeof before) => (await app.send('GET', '/users/sessions', { headers })).statusCode;
  expect([await statusAt(before), await statusAt(overlap), await statusAt(after)]).toEqual([200, 200, 401]);

  const vendor = someDevice(before, { address: someAddress(), browser: true });
  const form = await someRegistration(before.db, { businessName: 'Rotating Ply' });
  await vendor.post('/users/register', form);
  await vendor.askCode(form.mobileNo);
  const code = await codeSentTo(overlap, form.mobileNo);
  const elsewhere = (app: typeof before) => {
    const same = someDevice(app, { address: someAddress(), browser: true });
    for (const [name, value] of vendor.cookies) same.cookies.set(name, value);
    return same;
  };
  expect((await elsewhere(after).enter(form.mobileNo, code)).statusCode).toBe(401);
  const entered = await elsewhere(overlap).enter(form.mobileNo, code);
  expect([entered.statusCode, entered.json().data.slug]).toEqual([200, 'rotating-ply']);
  expect(data.phone).toBe(phone);
  const own = { authorization: `Bearer ${entered.json().token}` };
  expect((await after.send('GET', '/users/sessions', { headers: own })).statusCode).toBe(200);
});
