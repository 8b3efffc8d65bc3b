import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { testApp } from '#test/app.ts';
import { someMember, someProduct, someSeller } from '#test/builders.ts';
import { notifications } from './notifications.tables.ts';

const app = await testApp();
const other = await testApp({ beside: app });
afterAll(async () => {
  await other.close();
  await app.close();
});
const { db } = app;

type Letter = { subject: string; text: string; html: string; headers: Record<string, string> };
const lettersTo = async (email: string | null): Promise<Letter[]> => {
  await Promise.all([app.settle(), other.settle()]);
  return (await app.get(`/dev/outbox?to=${email}`)).json().data;
};
const reader = (over: Parameters<typeof someSeller>[1] = {}) =>
  someSeller(db, { name: 'Asha Rao', email: `asha-${newId()}@ply.example`, ...over });
const contact = async (sellerId: string) => {
  const buyer = await someMember(db, { name: 'Ravi <Rao>' });
  expect((await app.post('/leads', { userId: sellerId, channel: 'contact' }, buyer)).statusCode).toBe(200);
};
const nineOClock = () => ask(db, 'notifications.digests', {});
const change = (who: { id: string; role: 'USER' }, settings: object) =>
  app.patch(`/users/settings/${who.id}`, settings, who);
const looked = async (productId: string) => app.post('/views', { productId }, await someMember(db));
const addNotification = (memberId: string, over: Partial<typeof notifications.$inferInsert> = {}) =>
  db
    .insert(notifications)
    .values({ memberId, eventId: newId(), type: 'register', content: 'Welcome.', payload: {}, ...over });
const forgetMailing = () => db.execute(sql`update notifications set mailed_at = null`);

test('a contact is mailed at once, in plain text and HTML, with one-click unsubscribe', async () => {
  const seller = await reader();
  await contact(seller.id);
  const letters = await lettersTo(seller.email);
  expect(letters).toHaveLength(1);
  const [{ subject, text, html, headers }] = letters as [Letter];
  expect(subject).toBe('Ravi <Rao> contacted you.');
  expect(text).toContain('Dear Asha Rao,');
  expect(text).toContain('/account?tab=leads');
  expect(html).toContain('Ravi &lt;Rao&gt; contacted you.');
  expect(html).not.toContain('<Rao>');
  const link = /^<(.+\/api\/notifications\/unsubscribe\?token=[\w.:-]+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1];
  expect(link).toMatch(/^https?:\/\/[^/]+\/api\/notifications\/unsubscribe\?token=.{20}/);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(text).toContain(link);
});

test('the daily summary takes the rest, unread and once, and is not sent when nothing happened', async () => {
  const seller = await reader();
  const product = await someProduct(db, { name: 'BWP 18 mm', sellerId: seller.id });
  await looked(product.id);
  await addNotification(seller.id, { content: 'Read already.', readAt: new Date() });
  expect(await lettersTo(seller.email)).toEqual([]);
  await nineOClock();
  const letters = await lettersTo(seller.email);
  expect(letters).toMatchObject([{ subject: '1 new notification on Plyhaat' }]);
  expect(letters[0]?.text).toContain('Someone viewed your product BWP 18 mm.');
  expect(letters[0]?.text).not.toContain('Read already.');
  expect(letters[0]?.headers['List-Unsubscribe']).toContain('unsubscribe?token=');
  await nineOClock();
  expect(await lettersTo(seller.email)).toHaveLength(1);
});

test('a long summary names the newest and counts the others', async () => {
  const seller = await reader();
  for (let row = 0; row < 30; row++) await addNotification(seller.id, { content: `Row ${row}.` });
  await nineOClock();
  const letters = await lettersTo(seller.email);
  expect(letters[0]?.subject).toBe('30 new notifications on Plyhaat');
  expect(letters[0]?.text.match(/^Row \d+\.$/gm)).toHaveLength(25);
  expect(letters[0]?.text).toContain('and 5 more');
});

test('a mail that was sent before its note was lost is not sent again, nor by two processes', async () => {
  const seller = await reader();
  await contact(seller.id);
  await addNotification(seller.id);
  const before = new Date(Date.now() + 1000).toISOString();
  await ask(db, 'notifications.digests', { before });
  expect(await lettersTo(seller.email)).toHaveLength(2);
  await forgetMailing();
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.memberId, seller.id));
  for (const { id } of rows) await ask(db, 'notifications.mail', { id });
  for (const _twice of [1, 2]) await ask(db, 'notifications.digest', { memberId: seller.id, before });
  expect(await lettersTo(seller.email)).toHaveLength(2);
});

test('settings decide: all off, a group off, an address missing, a member blocked', async () => {
  const cases = [
    [await reader({ emailNotifications: false }), 0],
    [await reader({ mailGroupsOff: ['contact', 'digest'] }), 0],
    [await reader({ mailGroupsOff: ['contact'] }), 1],
    [await reader({ mailGroupsOff: ['digest'] }), 1],
    [await reader(), 2],
  ] as const;
  for (const [seller] of cases) {
    await contact(seller.id);
    await addNotification(seller.id);
  }
  const nowhere = await reader({ email: null });
  await contact(nowhere.id);
  await nineOClock();
  for (const [seller, count] of cases) expect(await lettersTo(seller.email)).toHaveLength(count);
  // What was not wanted then does not come later either.
  const [first] = cases[0];
  await change(first as never, { emailNotifications: true });
  await nineOClock();
  expect(await lettersTo(first.email)).toEqual([]);
});

test('sales and arrivals are mailed only with Marketing Emails on', async () => {
  const [asked, notAsked] = [await reader({ marketingEmails: true }), await reader()];
  for (const { id } of [asked, notAsked])
    for (const type of ['flash_sale', 'new_arrival'])
      await addNotification(id, { type, payload: { productObj: { name: 'BWP 18 mm', slug: 'bwp' } } });
  await nineOClock();
  expect((await lettersTo(asked.email))[0]?.text).toContain('New arrival: BWP 18 mm is now available.');
  expect(await lettersTo(notAsked.email)).toEqual([]);
});

const leave = (token: string, body: object = {}) => app.send('POST', `/notifications/unsubscribe?token=${token}`, body);
const tokenIn = ({ headers }: Letter) => /token=([^>]+)/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
const ONE_CLICK = [
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ['application/json', '{}'],
] as const;

test.each(ONE_CLICK)(
  'RFC 8058: a mail program unsubscribes by %s, without signing in, as often as it likes',
  async (type, payload) => {
    const seller = await reader();
    await contact(seller.id);
    const token = tokenIn((await lettersTo(seller.email))[0] as Letter);
    for (const _twice of [1, 2]) {
      const reply = await leave(token, { headers: { 'content-type': type }, payload });
      expect([reply.statusCode, reply.json().message]).toEqual([
        200,
        'You will no longer get these e-mails: Contacts and messages.',
      ]);
    }
    const { data } = (await app.get(`/users/settings/${seller.id}`, seller)).json();
    expect(data).toMatchObject({
      emailNotifications: true,
      mailGroups: { contact: false, quotes: true, digest: true },
    });
    await contact(seller.id);
    expect(await lettersTo(seller.email)).toHaveLength(1);
  },
);

test('opening the link changes nothing and leads a browser to the page with the button', async () => {
  const seller = await reader();
  await contact(seller.id);
  const token = tokenIn((await lettersTo(seller.email))[0] as Letter);
  const opened = await app.get(`/notifications/unsubscribe?token=${token}`);
  expect(opened.json().data).toEqual({ group: 'contact', label: 'Contacts and messages', isOn: true });
  const browser = { headers: { accept: 'text/html,*/*' } };
  const led = await app.send('GET', `/notifications/unsubscribe?token=${token}`, browser);
  const page = `/notifications/unsubscribe?token=${encodeURIComponent(token)}`;
  expect([led.statusCode, led.headers.location]).toEqual([303, page]);
  expect((await app.get(`/users/settings/${seller.id}`, seller)).json().data.mailGroups.contact).toBe(true);
  const pressed = await leave(token, browser);
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, `${page}&done=true`]);
  expect((await app.get(`/notifications/unsubscribe?token=${token}`)).json().data.isOn).toBe(false);
});

test('a link that we did not sign ends nothing, and one of an erased member is no error', async () => {
  const seller = await reader();
  await contact(seller.id);
  const token = tokenIn((await lettersTo(seller.email))[0] as Letter);
  const signature = token.split('.')[1];
  for (const wrong of [
    'x',
    `${seller.id}:digest.${signature}`,
    `${seller.id}:contact.`,
    `${newId()}:contact.${signature}`,
  ])
    expect((await leave(wrong)).json().error).toBe('unsubscribe_link_invalid');
  expect((await app.post('/notifications/unsubscribe')).statusCode).toBe(422);
  expect((await app.get(`/users/settings/${seller.id}`, seller)).json().data.mailGroups.contact).toBe(true);
  await db.execute(sql`delete from members where id = ${seller.id}`);
  expect((await leave(token)).statusCode).toBe(200);
});

test('notifications are deleted after 180 days, and only then', async () => {
  const member = await someMember(db);
  const day = 86_400_000;
  for (const age of [1, 179, 181, 400])
    await addNotification(member.id, { createdAt: new Date(Date.now() - age * day) });
  await ask(db, 'notifications.forgetOld', {});
  await app.settle();
  expect((await app.post('/notifications/getAllNotifications', {}, member)).json().total).toBe(2);
});
