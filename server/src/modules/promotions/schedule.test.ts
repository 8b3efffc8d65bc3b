import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { around, move, secondsFromNow } from '#test/moments.ts';
import { type FormKind, inHours, placed, published, someAdvertiser } from '#test/placing.ts';
import { someApprover } from '#test/selling.ts';
import { arrivals, banners } from './promotions.tables.ts';

const server = await testApp();
const neighbour = await testApp({ beside: server });
afterAll(async () => {
  await neighbour.close();
  await server.close();
});
const { db } = server;

const LISTS: Record<FormKind, string> = {
  banner: '/BannerImage/getbanner',
  advertisement: '/advertisement/getForHomepage?pageSize=100',
  flashSale: '/flashSales/getFlashSales?perPage=100',
  promotion: '/promotion/running?perPage=100',
};
const kinds = Object.keys(LISTS) as FormKind[];

const idsIn = async (app: typeof server, kind: FormKind): Promise<string[]> => {
  const reply = (await app.get(LISTS[kind])).json();
  return (reply.data ?? reply.bannerImages).map(({ _id }: { _id: string }) => _id);
};
/** Which of these visitors of either process see. */
async function seen(ids: Record<FormKind, string>): Promise<FormKind[][]> {
  const found: FormKind[][] = [];
  for (const app of [server, neighbour]) {
    const lists = await Promise.all(kinds.map((kind) => idsIn(app, kind)));
    found.push(kinds.filter((kind, at) => lists[at]?.includes(ids[kind])));
  }
  return found;
}

test('everything appears at its start and leaves at its end, on every process, with no one’s help', async () => {
  const { seller, product } = await someAdvertiser(db);
  const ids = {} as Record<FormKind, string>;
  for (const kind of kinds) ids[kind] = (await published(server, kind, seller, product.id))._id;
  const watched = { apps: [server, neighbour], ids, look: () => seen(ids) } as const;
  const start = await around(watched, async (startsAt) => ({ startsAt, endsAt: await secondsFromNow(db, 600) }));
  expect(start).toEqual({ before: [[], []], after: [kinds, kinds] });
  const end = await around(watched, async (endsAt) => ({ startsAt: await secondsFromNow(db, -600), endsAt }));
  expect(end).toEqual({ before: [kinds, kinds], after: [[], []] });
});

test.each(kinds)('a %s that is over shows Ended to its owner and cannot be changed', async (kind) => {
  const { seller, product } = await someAdvertiser(db);
  const { _id } = await published(server, kind, seller, product.id);
  await move(db, kind, _id, { startsAt: await secondsFromNow(db, -50), endsAt: await secondsFromNow(db, -1) });
  const paths: Record<FormKind, [read: string, patch: string]> = {
    banner: ['/BannerImage/getById', '/BannerImage/updateById'],
    advertisement: ['/advertisement/getById', '/advertisement/updateById'],
    flashSale: ['/flashSales/getById', '/flashSales/updateById'],
    promotion: ['/promotion/getById', '/promotion/updateById'],
  };
  const [read, patch] = paths[kind];
  expect((await server.get(`${read}/${_id}`, seller)).json().data).toMatchObject({ state: 'Ended' });
  const reply = await server.patch(`${patch}/${_id}`, { productId: product.id, endDate: inHours(20) }, seller);
  expect(reply.statusCode).toBe(409);
  expect(reply.json().error).toBe('placement_over');
});

test('a banner runs from approval for the days of its allowance', async () => {
  const { seller, product } = await someAdvertiser(db, 5, 12);
  const { _id, startDate, endDate } = await placed(server, 'banner', seller, product.id);
  expect([startDate, endDate]).toEqual([null, null]);
  await someApprover(server).decideNow('banner', _id, 'approve');
  const [row] = await db
    .select({
      days: sql`extract(epoch from ends_at - starts_at) / 86400`.mapWith(Number),
      now: sql`starts_at = decided_at`,
    })
    .from(banners)
    .where(eq(banners.id, _id));
  expect(row).toEqual({ days: 12, now: true });
});

test('a new arrival ends so many days after its start, which is no earlier than its approval', async () => {
  const { seller, product } = await someAdvertiser(db, 5, 9);
  const startDate = inHours(30);
  const later = await published(server, 'advertisement', seller, product.id, { startDate });
  const read = async (id: string) => (await server.get(`/advertisement/getById/${id}`, seller)).json().data;
  const days = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
    (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000;
  expect(await read(later._id)).toMatchObject({ startDate, state: 'Scheduled' });
  expect(days(await read(later._id))).toBe(9);
  const waited = await placed(server, 'advertisement', seller, product.id);
  await db
    .update(arrivals)
    .set({ startsAt: new Date(inHours(-100)), endsAt: new Date(inHours(-10)) })
    .where(eq(arrivals.id, waited._id));
  expect(await read(waited._id)).toMatchObject({ state: 'Pending' });
  await someApprover(server).decideNow('advertisement', waited._id, 'approve');
  expect(await read(waited._id)).toMatchObject({ state: 'Active' });
  expect(days(await read(waited._id))).toBe(9);
});

test('members who may not see the others’ learn nothing of what does not run', async () => {
  const { seller, product } = await someAdvertiser(db);
  const other = await someMember(db);
  for (const kind of ['advertisement', 'flashSale'] as const) {
    const { _id } = await placed(server, kind, seller, product.id);
    const path = kind === 'flashSale' ? '/flashSales/getById' : '/advertisement/getById';
    for (const who of [undefined, other]) expect((await server.get(`${path}/${_id}`, who)).statusCode).toBe(404);
  }
});
