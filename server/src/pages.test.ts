import { HOME_SECTIONS } from '@plyhaat/contract/promotions/home-sections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember, someProduct, someSeller } from '#test/builders.ts';
import { around, secondsFromNow } from '#test/moments.ts';
import { drawnPages, holdsId } from '#test/pages.ts';
import { FORM_KINDS, type FormKind, published, someAdvertiser } from '#test/placing.ts';
import { someApprover, submitted } from '#test/selling.ts';

const server = await testApp({ pages: drawnPages() });
const neighbour = await testApp({ beside: server, pages: drawnPages() });
afterAll(async () => {
  await neighbour.close();
  await server.close();
});
const { db } = server;

async function pageOf({ app }: Pick<typeof server, 'app'>, url: string): Promise<string> {
  const { statusCode, body } = await app.inject({ url });
  expect(statusCode).toBe(200);
  return body;
}
const homes = () => Promise.all([server, neighbour].map((app) => pageOf(app, '/')));
const homesWith = async (words: string) => (await homes()).map((html) => html.includes(words));

// Their sources are read once, before the clocks below start.
beforeAll(homes);

test('an approved product is on the kept home page of every process', async () => {
  const seller = await someSeller(db);
  await someProduct(db, { sellerId: seller.id, name: 'Teak veneer nobody heard of' });
  const { _id } = await submitted(server, seller, { name: 'Gurjan plywood just approved' });
  // The page asked for above is kept: what no one announces is not on it.
  for (const name of ['nobody heard of', 'just approved']) expect(await homesWith(name)).toEqual([false, false]);

  await someApprover(server).decideNow('product', _id, 'approve');
  await expect.poll(() => homesWith('just approved')).toEqual([true, true]);
  expect(await homesWith('nobody heard of')).toEqual([true, true]);
});

test('an order that staff give the sections is on the kept home page of every process', async () => {
  const { _id } = await submitted(server, await someSeller(db), { name: 'Birch plywood in its place' });
  await someApprover(server).decideNow('product', _id, 'approve');
  await expect.poll(() => homesWith('in its place')).toEqual([true, true]);
  const areLast = async () =>
    (await homes()).map((html) => html.indexOf('in its place') > html.indexOf('id="requirements"'));
  expect(await areLast()).toEqual([false, false]);
  const admin = await someMember(db, { role: 'ADMIN' });
  await server.put('/admin/home/sections', { sections: HOME_SECTIONS.toReversed() }, admin);
  await expect.poll(areLast).toEqual([true, true]);
  await server.put('/admin/home/sections', { sections: HOME_SECTIONS }, admin);
  await expect.poll(areLast).toEqual([false, false]);
});

test('kept pages change when something starts or ends, on every process', async () => {
  const { seller, product } = await someAdvertiser(db);
  const ids = {} as Record<FormKind, string>;
  for (const kind of FORM_KINDS) ids[kind] = (await published(server, kind, seller, product.id))._id;
  /** The home page shows all but promotions, which stand in the shop's lists by category. */
  const look = () =>
    Promise.all(
      [server, neighbour].map(async (app) => {
        const html = (await pageOf(app, '/')) + (await pageOf(app, `/shop?categories=${product.categoryId}`));
        return FORM_KINDS.filter((kind) => holdsId(html, ids[kind]));
      }),
    );
  const watched = { apps: [server, neighbour], ids, look } as const;
  const start = await around(watched, async (startsAt) => ({ startsAt, endsAt: await secondsFromNow(db, 600) }));
  expect(start).toEqual({ before: [[], []], after: [FORM_KINDS, FORM_KINDS] });
  const end = await around(watched, async (endsAt) => ({ startsAt: await secondsFromNow(db, -600), endsAt }));
  expect(end).toEqual({ before: [FORM_KINDS, FORM_KINDS], after: [[], []] });
});
