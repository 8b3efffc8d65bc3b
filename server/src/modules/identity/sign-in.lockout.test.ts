import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { somePhone } from '#test/builders.ts';
import { someAddress } from '#test/forms.ts';
import { codeSentTo, pass, realAuthenticator, signInFrom, someDevice } from '#test/sign-in.ts';

const server = await testApp({ authenticator: realAuthenticator });
afterAll(server.close);

const WRONG = 'wrong!';
const stranger = () => someDevice(server, { address: someAddress() });

/** Ten wrong codes, five at each of two that strangers asked for. */
const guessTen = async (phone: string) => {
  for (let codes = 0; codes < 2; codes++) {
    expect((await stranger().askCode(phone)).statusCode).toBe(200);
    for (let tries = 0; tries < 5; tries++) expect((await stranger().enter(phone, WRONG)).statusCode).toBe(401);
    await pass(server, 31);
  }
};

test('tries of a live code are ten in a quarter of an hour, wherever they come from', async () => {
  const phone = somePhone();
  await guessTen(phone);
  await stranger().askCode(phone);
  const refused = await stranger().enter(phone, WRONG);
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_login_attempts']);
  await pass(server, Number(refused.headers['retry-after']));
  await stranger().askCode(phone);
  expect((await stranger().enter(phone, WRONG)).statusCode).toBe(401);
});

test('tries without a live code do not count: who never asked for one is not locked out', async () => {
  const phone = somePhone();
  for (let tries = 0; tries < 12; tries++) expect((await stranger().enter(phone, WRONG)).statusCode).toBe(401);
  expect((await signInFrom(server, stranger(), phone)).statusCode).toBe(200);
  await pass(server, 31);
  const device = stranger();
  await device.askCode(phone);
  const code = await codeSentTo(server, phone);
  await pass(server, 301);
  for (let tries = 0; tries < 12; tries++) expect((await stranger().enter(phone, code)).statusCode).toBe(401);
  expect((await signInFrom(server, device, phone)).statusCode).toBe(200);
});

test("tries by strangers do not stop the browser that holds the number's live code", async () => {
  const phone = somePhone();
  await guessTen(phone);
  const own = someDevice(server, { address: someAddress(), browser: true });
  expect((await signInFrom(server, own, phone)).statusCode).toBe(200);
});
