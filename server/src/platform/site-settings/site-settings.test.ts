import type { Feature } from '@plyhaat/contract/core/site';
import { SETTINGS, type SettingName, type SettingValue } from '@plyhaat/contract/core/site-settings';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember, someProduct } from '#test/builders.ts';
import { someAddress } from '#test/forms.ts';
import { dropCached } from '../cache/cache.ts';
import { siteSettings } from '../db/platform.tables.ts';

const one = await testApp();
/** As a second process would, on the same database. */
const other = await testApp({ beside: one });
afterAll(async () => {
  await other.close();
  await one.close();
});
const admin = await someMember(one.db, { role: 'ADMIN' });

type Setting = { name: string; value: SettingValue; version: number };
async function set(name: SettingName, value: SettingValue): Promise<void> {
  const { data } = (await one.get('/admin/settings', admin)).json();
  const { version, value: before } = data.find((setting: Setting) => setting.name === name);
  if (before === value) return;
  const reply = await one.patch(`/admin/settings/${name}`, { value, version }, admin);
  expect(reply.statusCode, reply.body).toBe(200);
}
/** Told to nobody, as a change is that goes unheard. */
const write = (name: SettingName, value: SettingValue) =>
  one.db
    .insert(siteSettings)
    .values({ name, value: JSON.stringify(value), version: 1 })
    .onConflictDoUpdate({ target: siteSettings.name, set: { value: JSON.stringify(value) } });
const used = new Set<SettingName>();
const during = async (name: SettingName, value: SettingValue) => {
  used.add(name);
  await set(name, value);
};
afterEach(async () => {
  for (const name of used) await set(name, SETTINGS[name].initial);
  used.clear();
});

const seller = await someMember(one.db, { role: 'DEALER' });
const id = seller.id;

/** What each switch closes. */
const CLOSED: Readonly<Record<Feature, readonly (readonly ['GET' | 'POST', string])[]>> = {
  reels: [
    ['GET', '/reelVideo'],
    ['GET', `/reelVideo/getByUserId/${id}`],
    ['GET', `/reel/getById/${id}`],
    ['POST', '/reelVideo'],
    ['POST', '/reelLikes/toggle'],
    ['POST', '/reelViews'],
  ],
  opportunities: [
    ['GET', '/dealershipOwnerRoutes/getDelearshipOpportunities'],
    ['GET', `/dealershipOwnerRoutes/getOpportunityById/${id}`],
    ['POST', '/dealershipOwnerRoutes/opportunity'],
    ['POST', '/dealershipUserRoutes/applyForDealershipOpportunitiy'],
  ],
  requirements: [
    ['POST', '/requirement/addRequirement'],
    ['POST', `/requirement/${id}/renew`],
  ],
  registration: [['POST', '/users/register']],
  newsletter: [['POST', '/newsletter/subscribe']],
  comments: [['POST', '/blogComments']],
};

test.each(Object.entries(CLOSED) as [Feature, (typeof CLOSED)[Feature]][])(
  '%s can be switched off and on: its calls are refused with a sentence, on every process',
  async (feature, calls) => {
    const codes = (app: typeof one) =>
      Promise.all(
        calls.map(async ([method, path]) => {
          const reply = await app.send(method, path, method === 'POST' ? { payload: {} } : {}, seller);
          return reply.json().error;
        }),
      );
    expect(await codes(one)).not.toContain('feature_off');
    await during(feature, false);
    const off = calls.map(() => 'feature_off');
    expect(await codes(one)).toEqual(off);
    await expect.poll(() => codes(other)).toEqual(off);
    await set(feature, true);
    await expect.poll(() => codes(other)).not.toContain('feature_off');
  },
);

test('a cached reply of what was switched off is dropped on every process', async () => {
  const status = async (app: typeof one) => (await app.get('/reelVideo')).statusCode;
  for (const app of [one, other]) for (let visit = 0; visit < 2; visit++) expect(await status(app)).toBe(200);
  await during('reels', false);
  expect(await status(one)).toBe(403);
  await expect.poll(() => status(other)).toBe(403);
  const pages = (await other.app.inject('/sitemap/pages.xml')).body;
  expect(pages).toContain('/requirements</loc>');
  expect(pages).not.toContain('/reels</loc>');
  const { message } = (await other.get('/reelVideo')).json();
  expect(message).toBe('This part of the site is switched off at the moment.');
});

test('what a process could not hear it reads again once it can', async () => {
  const status = async () => (await other.get('/reelVideo')).statusCode;
  // The test before has just switched reels on again: this process may still be hearing of it.
  await expect.poll(status).toBe(200);
  await one.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen cache_drop'`);
  await write('reels', false);
  await expect.poll(status).toBe(403);
  await write('reels', true);
  await dropCached(one.db, ['settings']);
  await expect.poll(status).toBe(200);
});

test('a changed limit binds the next call on every process, tighter and wider', async () => {
  const who = await someMember(one.db);
  const report = async (app: typeof one) => {
    const { id } = await someProduct(one.db);
    const payload = { kind: 'product', id, reason: 'Wrong price' };
    return (await app.send('POST', '/reports', { payload, remoteAddress: someAddress() }, who)).statusCode;
  };
  await during('reportsADay', 3);
  for (const app of [one, other, other]) expect(await report(app)).toBe(200);
  for (const app of [one, other]) expect(await report(app)).toBe(429);
  await set('reportsADay', 5);
  for (const app of [other, one]) expect(await report(app)).toBe(200);
  expect(await report(other)).toBe(429);
});

test('a stored value that today’s bounds refuse counts as the default', async () => {
  await write('reportsADay', 100_000);
  const who = await someMember(one.db);
  const statuses: number[] = [];
  for (let n = 0; n < SETTINGS.reportsADay.initial + 1; n++) {
    const payload = { kind: 'product', id: (await someProduct(one.db)).id, reason: 'Wrong price' };
    statuses.push((await one.send('POST', '/reports', { payload, remoteAddress: someAddress() }, who)).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 200)).toHaveLength(SETTINGS.reportsADay.initial);
  await write('reportsADay', SETTINGS.reportsADay.initial);
});
