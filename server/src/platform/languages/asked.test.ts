import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { realAuthenticator } from '#test/sign-in.ts';
import { Languages } from './languages.ts';

const languages = new Languages({
  hi: {
    Maharashtra: 'महाराष्ट्र',
    'Settings saved.': 'सेटिंग सेव हो गईं।',
    'Unauthorized. Please login again.': 'कृपया दोबारा लॉग इन करें।',
    'Validation error. Please check your input.': 'कृपया अपनी जानकारी जाँचें।',
    'Please use at most {most} characters': 'कृपया ज़्यादा से ज़्यादा {most} अक्षर लिखें',
    'This field is required': 'यह ज़रूरी है',
  },
});
const app = await testApp({ authenticator: realAuthenticator, languages, demo: true });
afterAll(app.close);
const { db } = app;

const statesAt = async (query: string, headers = {}) => {
  const reply = await app.send('GET', `/state${query}`, { headers });
  const names = reply.json().data.map(({ name }: { name: string }) => name) as string[];
  return { names, vary: reply.headers.vary };
};
const hindi = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' };

test('a kept reply names places in the language of its address, and each language is kept by itself', async () => {
  for (const _again of [1, 2]) {
    expect((await statesAt('?lang=hi')).names).toContain('महाराष्ट्र');
    expect((await statesAt('')).names).toContain('Maharashtra');
  }
});

test('a kept reply is the same for every browser, and English in a language that is not offered', async () => {
  const { names, vary } = await statesAt('', hindi);
  expect([names.includes('Maharashtra'), vary]).toEqual([true, 'accept-encoding']);
  expect((await statesAt('?lang=mr')).names).toContain('Maharashtra');
  expect((await statesAt('?lang=hi&lang=hi')).names).toContain('Maharashtra');
});

test('a refusal is worded in the language of the browser, with the code of every language', async () => {
  const reply = await app.send('GET', '/users/sessions', { headers: hindi });
  expect(reply.json()).toEqual({
    success: false,
    error: 'sign_in_required',
    message: 'कृपया दोबारा लॉग इन करें।',
  });
  const english = await app.send('GET', '/users/sessions', { headers: { 'accept-language': 'ta' } });
  expect(english.json().message).toBe('Unauthorized. Please login again.');
});

test('what is wrong with each field is said in the language too', async () => {
  const payload = { name: 'x'.repeat(300), email: 'a@b.in', subject: 'general' };
  const reply = await app.send('POST', '/contact', { payload, headers: hindi });
  expect([reply.statusCode, reply.json().message]).toEqual([422, 'कृपया अपनी जानकारी जाँचें।']);
  expect(reply.json().fields).toMatchObject({
    name: 'कृपया ज़्यादा से ज़्यादा 120 अक्षर लिखें',
    message: 'यह ज़रूरी है',
  });
});

test('the language that a member has chosen goes before that of its browser, from its next call on', async () => {
  const member = await someMember(db);
  const change = async (language: string | null) =>
    (
      await app.send(
        'PATCH',
        `/users/settings/${member.id}`,
        { payload: { language }, headers: { 'accept-language': 'en' } },
        member,
      )
    ).json();
  expect((await change('hi')).data.language).toBe('hi');
  expect((await change('hi')).message).toBe('सेटिंग सेव हो गईं।');
  await db.update(members).set({ language: 'en' }).where(eq(members.id, member.id));
  const reply = await app.send('PATCH', `/users/settings/${member.id}`, { payload: {}, headers: hindi }, member);
  expect(reply.json().message).toBe('Settings saved.');
});
