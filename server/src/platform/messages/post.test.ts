import { afterAll, expect, test } from 'vitest';
import { NOBODY } from '#test/program.ts';
import { someMailServer, someProvider } from '#test/providers.ts';
import { smtpMail } from './mail.smtp.ts';
import { NotSent } from './provider.ts';
import { sendingSms } from './sms.sending.ts';
import type { SmsSettings } from './sms.ts';

const MESSAGE = { code: '042917', text: '042917 is your OTP to sign in to Plyhaat.' };
const TO = '9876543210';
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

const msg91 = (address: string): SmsSettings => ({ provider: 'msg91', address, key: 'the-key', templates: { en: 'T-1', hi: 'T-2' } });
const twilio = (address: string, sender = 'MG0123'): SmsSettings => ({
  provider: 'twilio',
  address,
  account: 'AC0123',
  key: 'SK0123',
  secret: 'the-secret',
  sender,
});
const provider = async (answer: Parameters<typeof someProvider>[0]) => {
  const made = await someProvider(answer);
  closing.push(made.close);
  return made;
};
/** What the sender throws: it may be logged, so it holds neither the code nor the number nor a key. */
async function complaint(sending: Promise<void>): Promise<string> {
  const error = await sending.then(
    () => expect.fail('it was sent'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(NotSent);
  const { message, stack = '', cause } = error as Error;
  for (const secret of [MESSAGE.code, TO, 'the-key', 'the-secret', 'asha@mail.example'])
    expect(`${message}${stack}`).not.toContain(secret);
  expect(cause).toBeUndefined();
  return message;
}

test('MSG91 is asked by its Flow API: the key in a header, the code as the template’s variable', async () => {
  const { url, requests } = await provider(() => ({ body: { type: 'success', message: '3763646c3058373530393938' } }));
  await sendingSms(msg91(url)).send(TO, MESSAGE);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ path: '/api/v5/flow/', headers: { authkey: 'the-key' } });
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    template_id: 'T-1',
    short_url: '0',
    recipients: [{ mobiles: '919876543210', OTP: '042917' }],
  });
});

test('Twilio is asked for a message by form, from a messaging service or a number', async () => {
  const { url, requests } = await provider(() => ({ status: 201, body: { sid: 'SM1', status: 'queued' } }));
  await sendingSms(twilio(url)).send(TO, MESSAGE);
  await sendingSms(twilio(url, '+15005550006')).send(TO, MESSAGE);
  expect(requests.map(({ path }) => path)).toEqual(Array(2).fill('/2010-04-01/Accounts/AC0123/Messages.json'));
  expect(requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from('SK0123:the-secret').toString('base64')}`);
  const forms = requests.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  expect(forms).toEqual([
    { To: '+919876543210', MessagingServiceSid: 'MG0123', Body: MESSAGE.text },
    { To: '+919876543210', From: '+15005550006', Body: MESSAGE.text },
  ]);
});

test('an error of MSG91 that comes with status 200 is an error, told without the number', async () => {
  const reply = { type: 'error', message: 'template of 919876543210 is not approved' };
  const { url } = await provider(() => ({ body: reply }));
  expect(await complaint(sendingSms(msg91(url)).send(TO, MESSAGE))).toMatch(/MSG91 .* template of \[digits\]/);
});

const REFUSALS = [
  ['MSG91 refuses the key', msg91, { status: 401, body: { type: 'error', message: 'Unauthorized' } }, /401/],
  [
    'Twilio refuses a number',
    twilio,
    { status: 400, body: { code: 21211, message: `${TO} is wrong` } },
    /Twilio .*400/,
  ],
  ['Twilio has too much to do', twilio, { status: 429, body: { code: 20429 } }, /429/],
  ['MSG91 answers with a page', msg91, { status: 502, body: 'Bad gateway' }, /502/],
  ['Twilio sends us elsewhere', twilio, { status: 302 }, /Twilio/],
  ['MSG91 hangs up', msg91, 'hang up', /no answer/],
] as const;
test.each(REFUSALS)(
  '%s: the queue hears of it and tries again, nothing private is told',
  async (_w, make, reply, complaintText) => {
    const { url } = await provider(() => reply);
    expect(await complaint(sendingSms(make(url)).send(TO, MESSAGE))).toMatch(complaintText);
  },
);

test('a provider that cannot be reached is one sentence', async () => {
  expect(await complaint(sendingSms(msg91(`http://${NOBODY}`)).send(TO, MESSAGE))).toMatch(
    /no answer \(ECONNREFUSED\)/,
  );
});

const LETTER = { to: 'asha@mail.example', subject: 'नमस्ते', text: 'Dear Asha,\nwelcome.' };

test('a letter goes out by SMTP under the app’s name, signed in as the address says', async () => {
  const server = await someMailServer();
  closing.push(server.close);
  const from = 'Plyhaat <post@plyhaat.example>';
  await smtpMail({ server: `smtp://post%40x:p%2Fw@127.0.0.1:${server.port}`, from }).send(LETTER);
  expect(server.logins).toEqual(['\0post@x\0p/w']);
  expect(server.letters).toMatchObject([{ to: 'asha@mail.example' }]);
  expect(server.letters[0]?.from).toContain('<post@plyhaat.example>');
  expect(server.letters[0]?.text).toMatch(/Dear Asha,\r?\nwelcome\./);
});

test('a letter carries its attachments, and has the same id however often it is sent', async () => {
  const server = await someMailServer();
  closing.push(server.close);
  const mail = smtpMail({ server: `smtp://127.0.0.1:${server.port}`, from: 'Plyhaat <post@plyhaat.example>' });
  const bytes = Buffer.from('%PDF-1.7 the invoice');
  const attachments = [{ name: 'PH-26-27-000133.pdf', type: 'application/pdf', bytes }];
  for (const key of ['invoice-1', 'invoice-1', 'invoice-2']) await mail.send({ ...LETTER, attachments, key });
  const ids = server.letters.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim());
  expect(ids[0]).toMatch(/^<\w{40}@plyhaat\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  expect(server.letters[0]?.text).toMatch(/Content-Type: application\/pdf; name=PH-26-27-000133\.pdf/);
  expect(server.letters[0]?.text).toContain(bytes.toString('base64'));
});

test('a letter in HTML carries its plain text too, and the headers of one-click unsubscribing (RFC 8058)', async () => {
  const server = await someMailServer();
  closing.push(server.close);
  const mail = smtpMail({ server: `smtp://127.0.0.1:${server.port}`, from: 'Plyhaat <post@plyhaat.example>' });
  const unsubscribe = `https://shop.example/api/notifications/unsubscribe?token=${'0190a000:digest.'.repeat(9)}`;
  await mail.send({ ...LETTER, html: '<p>Dear <b>Asha</b></p>', unsubscribe });
  const text = (server.letters[0]?.text ?? '').replace(/\n[ \t]+/g, ' ');
  expect(text).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(text).toMatch(/multipart\/alternative[\s\S]+text\/plain[\s\S]+text\/html/);
});

test('a mail server that refuses or is not there is one sentence without the address', async () => {
  const server = await someMailServer({ refuse: [LETTER.to] });
  closing.push(server.close);
  const from = 'post@plyhaat.example';
  const refused = smtpMail({ server: `smtp://127.0.0.1:${server.port}`, from }).send(LETTER);
  expect(await complaint(refused)).toMatch(/mail server .*550/);
  const nobody = smtpMail({ server: `smtp://${NOBODY}`, from }).send(LETTER);
  expect(await complaint(nobody)).toMatch(/mail server/);
});
