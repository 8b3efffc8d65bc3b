import * as brands from '@plyhaat/contract/catalog/brands';
import * as catalog from '@plyhaat/contract/catalog/catalog';
import * as categories from '@plyhaat/contract/catalog/categories';
import * as inbox from '@plyhaat/contract/leads/inbox';
import * as ownEnquiries from '@plyhaat/contract/leads/own-enquiries';
import * as sellerInbox from '@plyhaat/contract/leads/seller-inbox';
import * as promotions from '@plyhaat/contract/promotions/promotions';
import * as reviews from '@plyhaat/contract/reviews/reviews';
import * as profile from '@plyhaat/contract/sellers/profile';
import * as sellers from '@plyhaat/contract/sellers/sellers';
import { afterEach, expect, test, vi } from 'vitest';
import { html, workerWorld } from '#test/worker-world.ts';
import { handleOffline } from './offline.ts';
import { LEADS, SHOWN_ON_PAGES } from './replies.ts';

afterEach(() => vi.unstubAllGlobals());

const BUILD = { id: 'b2', entry: '/assets/entry.js', files: ['/assets/entry.js'] };
const visit = { mode: 'navigate' };
const JSON_ONLY = { accept: 'application/json' };
const tokenOf = (member: string) => `Bearer x.${btoa(JSON.stringify({ user: { _id: member } }))}.y`;
const asMember = (member: string) => ({ headers: { ...JSON_ONLY, authorization: tokenOf(member) } });

/** A worker of one build that was installed while the network was there. */
async function installed(build = BUILD) {
  const world = workerWorld();
  world.online((path) => html(`the page ${path}`));
  handleOffline(world.scope, build);
  await world.dispatch('install', {});
  await world.dispatch('activate', {});
  const textOf = async (address: string, asked = visit as object) => (await world.ask(address, asked))?.text();
  return { ...world, textOf };
}

test('pages that were seen open offline and say when they were saved; an unseen address gets our own page', async () => {
  const { textOf, ask, offline } = await installed();
  for (const address of ['/', '/shop?page=2', '/product/gurjan', '/seller/tapi', '/about-us'])
    await ask(address, visit);
  offline();
  for (const address of ['/', '/shop?page=2', '/product/gurjan', '/seller/tapi'])
    expect(await textOf(address)).toMatch(
      new RegExp(`<html data-cached="\\d+" .*the page ${address.replace('?', '\\?')}<`),
    );
  for (const address of ['/product/other', '/shop', '/about-us', '/account?tab=leads'])
    expect(await textOf(address)).toMatch(/<html data-cached="shell" .*the page \/offline</);
  const copy = await ask('/shop?page=2', visit);
  expect(copy?.headers.get('content-security-policy')).toBe("default-src 'none'");
});

test('a gateway that cannot reach the server counts as offline; every other answer is shown as it is', async () => {
  const { textOf, ask, online } = await installed();
  await ask('/shop', visit);
  online(() => new Response('bad gateway', { status: 502 }));
  expect(await textOf('/shop')).toContain('the page /shop');
  online(() => new Response('gone', { status: 410 }));
  expect(await textOf('/shop')).toBe('gone');
});

test('the network comes first: a new version is shown at the next navigation, and not saved with files of this one', async () => {
  const { textOf, ask, online, offline } = await installed();
  await ask('/shop', visit);
  online(() => html('the new shop', '/assets/newer.js'));
  expect(await textOf('/shop')).toContain('the new shop');
  offline();
  expect(await textOf('/shop')).toContain('the page /shop');
});

test('a new build removes what the one before had saved, and nothing of others', async () => {
  const { storage, scope, dispatch, ask } = await installed();
  await storage.open('plyhaat-b1-pages');
  await storage.open('something-else');
  await ask('/shop', visit);
  handleOffline(scope, { ...BUILD, id: 'b3' });
  await dispatch('install', {});
  await dispatch('activate', {});
  expect((await storage.keys()).sort()).toEqual(['plyhaat-b3-shell', 'something-else']);
});

test('files come from the cache, everything that is not ours to save goes to the network untouched', async () => {
  const { ask, offline, textOf } = await installed();
  await ask('/assets/shop.js');
  offline();
  expect(await textOf('/assets/shop.js', {})).toContain('/assets/shop.js');
  for (const [address, asked] of [
    ['/api/notifications/stream', { headers: { accept: 'text/event-stream' } }],
    ['/api/uploads/demo/film.mp4', { headers: { range: 'bytes=0-99' } }],
    ['/assets/shop.js', { headers: { range: 'bytes=0-99' } }],
    ['/api/users/settings/1', asMember('asha')],
    ['/api/leads', { headers: { accept: 'text/csv' } }],
    ['/api/leads', { ...asMember('asha'), method: 'POST' }],
    ['https://elsewhere.example/shop', visit],
  ] as const)
    expect(await ask(address, asked), address).toBeUndefined();
});

test('of many pages the last ones stay', async () => {
  const { ask, storage } = await installed();
  for (let at = 1; at <= 30; at += 1) await ask(`/product/${at}`, visit);
  await ask('/product/10', visit);
  const saved = await (await storage.open('plyhaat-b2-pages')).keys();
  expect(saved).toHaveLength(24);
  expect(saved.at(-1)?.url).toMatch(/\/10$/);
  expect(saved.some(({ url }) => url.endsWith('/6'))).toBe(false);
});

const LIST = '/api/leads?userId=asha&page=1';
const json = (data: object, status = 200) => new Response(JSON.stringify(data), { status });

async function withLeads() {
  const world = await installed();
  world.online(() => json({ data: ['lead of Asha'] }));
  await world.ask(LIST, asMember('asha'));
  const offlineFor = async (member: string) => {
    world.offline();
    return world.textOf(LIST, asMember(member)).catch(() => 'no copy');
  };
  return { ...world, offlineFor };
}

test('one’s own leads can be read offline, by nobody else', async () => {
  const { offlineFor, ask } = await withLeads();
  expect(await offlineFor('asha')).toContain('lead of Asha');
  expect((await ask(LIST, asMember('asha')))?.headers.get('x-cached-at')).toMatch(/^\d+$/);
  expect(await offlineFor('ravi')).toBe('no copy');
});

test.each([
  ['sign-out, block and erasure', { member: null }, 'no copy'],
  ['another’s sign-in', { member: 'ravi' }, 'no copy'],
  ['a page of the same member', { member: 'asha' }, '{"data":["lead of Asha"]}'],
])('after %s the worker is told who is there', async (_what, data, left) => {
  const { dispatch, offlineFor } = await withLeads();
  await dispatch('message', { data });
  expect(await offlineFor('asha')).toBe(left);
});

test('what staff read as a member is not saved', async () => {
  const { ask, online, offline } = await installed();
  const token = `Bearer x.${btoa(JSON.stringify({ user: { _id: 'm1' }, actor: 'staff' }))}.y`;
  const asActor = { headers: { ...JSON_ONLY, authorization: token } };
  online(() => new Response('{"masked":true}', { headers: { 'content-type': 'application/json' } }));
  await ask('/api/leads', asActor);
  offline();
  await expect(ask('/api/leads', asMember('m1'))).rejects.toThrow();
  await expect(ask('/api/leads', asActor)).rejects.toThrow();
});

test('a refused token takes what is private with it', async () => {
  const { ask, online, offlineFor } = await withLeads();
  online(() => json({ success: false }, 401));
  expect((await ask(LIST, asMember('asha')))?.status).toBe(401);
  expect(await offlineFor('asha')).toBe('no copy');
});

test('an answer that comes after its member has left is not saved', async () => {
  const { ask, online, dispatch, storage } = await installed();
  online(async () => {
    await dispatch('message', { data: { member: null } });
    return json({ data: ['lead of Asha'] });
  });
  await ask(LIST, asMember('asha'));
  expect((await storage.keys()).filter((name) => name.includes('-own-'))).toEqual([]);
});

test('an answer that comes after another page of its member has begun is saved', async () => {
  const { ask, online, dispatch, textOf, offline } = await installed();
  online(async () => {
    await dispatch('message', { data: { member: 'asha' } });
    return json({ data: ['lead of Asha'] });
  });
  await ask(LIST, asMember('asha'));
  offline();
  expect(await textOf(LIST, asMember('asha'))).toContain('lead of Asha');
});

test('a page that was there before the worker is saved with its files, unless it is another version’s', async () => {
  const { dispatch, offline, textOf } = await installed();
  const say = (page: string, ...files: string[]) => dispatch('message', { data: { page, files } });
  await say('/product/gurjan', BUILD.entry, '/assets/product.js', 'https://elsewhere.example/assets/x.js');
  await say('/product/older', '/assets/older-entry.js');
  offline();
  expect(await textOf('/product/gurjan')).toContain('the page /product/gurjan');
  expect(await textOf('/assets/product.js', {})).toContain('/assets/product.js');
  expect(await textOf('/product/older')).toContain('the page /offline');
});

test('every address whose answers are saved is one of the API', () => {
  const leads = [inbox, ownEnquiries, sellerInbox];
  const modules = [brands, catalog, categories, ...leads, promotions, reviews, profile, sellers];
  const paths = modules.flatMap((module) =>
    Object.values(module).flatMap((part) =>
      typeof part === 'object' && part !== null && 'method' in part && part.method === 'GET' ? [part.path] : [],
    ),
  );
  for (const path of [...SHOWN_ON_PAGES, ...LEADS])
    expect(
      paths.map((route) => String(route).replace(/:\w+$/, '')),
      path,
    ).toContain(path);
});
