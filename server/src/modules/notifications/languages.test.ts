import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { endingSentence } from '#modules/billing/letters.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { Languages } from '#platform/languages/languages.ts';
import { testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { realAuthenticator } from '#test/sign-in.ts';
import { someSubscriber } from '#test/subscribed.ts';
import { notifications } from './notifications.tables.ts';
import { quoteWords } from './quotes.subscribers.ts';
import { tell } from './tell.service.ts';

const languages = new Languages({
  hi: {
    'New contact': 'नया संपर्क',
    '{who} contacted you.': '{who} ने आपसे संपर्क किया।',
    "{who} sent you a quote for ''{title}''.": "''{title}'' के लिए {who} ने कोटेशन भेजा है।",
    'Your {plan} plan ends in {days} days, on {day}.': '{plan} प्लान {days} दिन में, {day} को ख़त्म होगा।',
    Standard: 'स्टैंडर्ड',
    Nov: 'नवंबर',
    'Quote received': 'कोटेशन आया',
    'Dear {name},': 'नमस्ते {name},',
    '{code} is your OTP to sign in to Plyhaat. Valid for 5 minutes. Do not share it with anyone.':
      '{code} आपका Plyhaat OTP है। 5 मिनट तक मान्य। किसी को न बताएँ।',
  },
});
const app = await testApp({ authenticator: realAuthenticator, languages });
afterAll(app.close);
const { db } = app;

const hindiSeller = async () => {
  const seller = await someSeller(db);
  await db.update(members).set({ language: 'hi' }).where(eq(members.id, seller.id));
  return seller;
};
type Reader = Awaited<ReturnType<typeof someMember>>;
const newest = async (reader: Reader) =>
  (await app.post('/notifications/getAllNotifications', {}, reader)).json().data[0];

test('who contacted a member is said in the language of the member, the name standing out', async () => {
  const seller = await hindiSeller();
  await app.post('/leads', { userId: seller.id }, await someSubscriber(db, { name: 'Asha Patel' }));
  await app.settle();
  expect(await newest(seller)).toMatchObject({
    title: 'नया संपर्क',
    content: 'Asha Patel ने आपसे संपर्क किया।',
    words: [{ text: 'Asha Patel', isName: true }, { text: ' ने आपसे संपर्क किया।' }],
  });
});

const sentQuote = (to: string, title: string) =>
  tell(db, `quote for ${to}`, {
    type: 'quote_received',
    to: [to],
    payload: {},
    told: quoteWords('Sai Ply', title, false),
  });

test('what was stored with its values is worded for each reader, whatever its title holds', async () => {
  const [seller, other] = [await hindiSeller(), await someMember(db)];
  const title = "12 'BWP' {sheets}";
  for (const { id } of [seller, other]) await sentQuote(id, title);
  expect((await newest(seller)).content).toBe(`'${title}' के लिए Sai Ply ने कोटेशन भेजा है।`);
  expect((await newest(other)).content).toBe(`Sai Ply sent you a quote for '${title}'.`);
  const [row] = await db.select().from(notifications).where(eq(notifications.memberId, seller.id));
  expect(row?.content).toBe(`Sai Ply sent you a quote for '${title}'.`);
});

test('a day in a sentence has the month of the language, a plan its name', async () => {
  const seller = await hindiSeller();
  const told = endingSentence('Standard', 3, new Date('2026-11-14T06:30:00Z'));
  await tell(db, `ending of ${seller.id}`, { type: 'plan_ending', to: [seller.id], payload: {}, told });
  expect((await newest(seller)).content).toBe('स्टैंडर्ड प्लान 3 दिन में, 14 नवंबर 2026 को ख़त्म होगा।');
  const [row] = await db.select().from(notifications).where(eq(notifications.memberId, seller.id));
  expect(row?.content).toBe('Your Standard plan ends in 3 days, on 14 Nov 2026.');
});

test('prose that was stored before stays as it was', async () => {
  const seller = await hindiSeller();
  await sentQuote(seller.id, 'MDF');
  await db.update(notifications).set({ told: null, content: "Sai Ply sent you a quote for 'MDF'." });
  expect(await newest(seller)).toMatchObject({
    title: 'कोटेशन आया',
    content: "Sai Ply sent you a quote for 'MDF'.",
  });
});

const outbox = async (to: string) => (await app.get(`/dev/outbox?to=${to}`)).json().data[0];

test('mails and codes come in the language of the member, to others in English', async () => {
  const [seller, other] = [await hindiSeller(), await someMember(db)];
  const email = `${seller.id}@ply.example`;
  await db.update(members).set({ email }).where(eq(members.id, seller.id));
  await sentQuote(seller.id, 'MDF');
  await app.settle();
  const mail = await outbox(email);
  expect(mail.subject).toBe("'MDF' के लिए Sai Ply ने कोटेशन भेजा है।");
  expect(mail.text).toMatch(/^नमस्ते .+,\n\nकोटेशन आया:/);
  for (const { phone } of [seller, other]) await app.post('/users/sentOtp', { phone });
  await app.settle();
  expect((await outbox(seller.phone)).text).toMatch(/^\d{6} आपका Plyhaat OTP है।/);
  expect((await outbox(other.phone)).text).toMatch(/^\d{6} is your OTP/);
});
