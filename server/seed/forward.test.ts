import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { testApp } from '#test/app.ts';
import { someRequirement } from '#test/builders.ts';
import { moveForward } from './forward.ts';
import { memberId } from './member-id.ts';
import { seedDemo } from './seed.ts';

const LONG_AGO = new Date(Date.now() - 120.5 * DAY_MS);

const app = await testApp();
await seedDemo(app.db, { firstStart: LONG_AGO });
afterAll(app.close);
const { db } = app;

type Row = { _id: string; createdAt: string; productName: string };
const open = async () => {
  app.deps.cache.forget(['requirements', 'opportunities']);
  const requirements: Row[] = (await app.get('/requirement?perPage=100')).json().data;
  const { total } = (await app.get('/dealershipOwnerRoutes/getDelearshipOpportunities')).json();
  return { requirements, opportunities: total as number };
};

test('at a later start the demo is of today again, in its order, and what members added stays as it was', async () => {
  const own = await someRequirement(db, { title: 'Added by a member', createdAt: new Date(Date.now() - 90 * DAY_MS) });
  const before = await open();
  expect(before.opportunities).toBe(0);
  await moveForward(db);
  const after = await open();
  expect(after.opportunities).toBe(16);
  const latest = Math.max(...after.requirements.map(({ createdAt }) => Date.parse(createdAt)));
  expect(Date.now() - latest).toBeLessThan(DAY_MS);
  const demo = (rows: readonly Row[]) => rows.filter(({ _id }) => _id !== own.id).map(({ _id }) => _id);
  expect(demo(after.requirements)).toEqual(demo(before.requirements));
  expect(after.requirements.find(({ _id }) => _id === own.id)?.createdAt).toBe(own.createdAt.toISOString());
});

test('the latest application of the demo is of today, and none is of tomorrow', async () => {
  await moveForward(db);
  const { rows } = await db.execute(
    sql`select count(*)::int as all, max(created_at) > now() - interval '1 day' as fresh, max(greatest(created_at, decided_at)) <= now() as past
      from applications`,
  );
  expect(rows).toEqual([{ all: 60, fresh: true, past: true }]);
});

test('what waits and what was decided in the demo is of the last weeks', async () => {
  await moveForward(db);
  const admin = { id: memberId('govind-kelkar'), role: 'ADMIN' as const };
  const { oldest } = (await app.get('/admin/review?perPage=1', admin)).json();
  expect(Object.values<string>(oldest).filter((at) => Date.parse(at) < Date.now() - 45 * DAY_MS)).toEqual([]);
  expect((await app.get('/admin/review-figures', admin)).json().data[0].week.decided).toBeGreaterThan(50);
});

test('the latest enquiry of the demo came today, some are answered and one is late', async () => {
  await moveForward(db);
  const staff = { id: memberId('ravi-nambiar'), role: 'SUBADMIN' as const };
  const found = async (query: string) => (await app.get(`/admin/enquiries?${query}`, staff)).json();
  expect(Date.now() - Date.parse((await found('sort=-created')).data[0].createdAt)).toBeLessThan(DAY_MS);
  expect([(await found('late=true')).total, (await found('status=waiting')).total]).toEqual([1, 2]);
});

test('the latest quote of the demo is of today, and some can be accepted', async () => {
  await moveForward(db);
  const { rows } = await db.execute(
    sql`select max(created_at) > now() - interval '1 day' as fresh, max(created_at) <= now() as past,
          bool_or(state = 'open' and valid_until >= now()::date) as open, bool_or(state = 'accepted') as accepted
      from quotes`,
  );
  expect(rows).toEqual([{ fresh: true, past: true, open: true, accepted: true }]);
});

test('price requests of the demo were answered lately, and are needed on days to come', async () => {
  await moveForward(db);
  const { rows } = await db.execute(
    sql`select max(last_contact_at) > now() - interval '1 day' as fresh, max(last_contact_at) <= now() as past,
          min(needed_by) >= (now() at time zone 'Asia/Kolkata')::date as ahead,
          (select max(m.created_at) > now() - interval '1 day' from messages m join threads t on t.id = m.thread_id
            where t.lead_id is not null and m.side = 'seller') as answered
      from leads where quantity is not null`,
  );
  expect(rows).toEqual([{ fresh: true, past: true, ahead: true, answered: true }]);
});

test('the newest shared list of the demo is of yesterday', async () => {
  await moveForward(db);
  const { rows } = await db.execute(
    sql`select count(*)::int as all, max(created_at) > now() - interval '2 days' as fresh, max(created_at) <= now() as past
      from shares`,
  );
  expect(rows).toEqual([{ all: 6, fresh: true, past: true }]);
});

test('notifications of the demo are of today again, in their order, with the sales they tell of', async () => {
  await db.execute(sql`update notifications set created_at = created_at - interval '50 days'`);
  const rows = async () =>
    (
      await db.execute<{
        id: string;
        at: string;
      }>(sql`select n.id, n.created_at as at from notifications n join members m on m.id = n.member_id
        where m.phone = '9000000002' order by n.created_at desc`)
    ).rows;
  const before = await rows();
  await moveForward(db);
  const after = await rows();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(Date.now() - Date.parse(after[0]?.at ?? '')).toBeLessThan(2 * DAY_MS);
  const ends = sql`select payload #>> '{flashSaleDetails,endDate}' as day from notifications where type = 'flash_sale'`;
  const { rows: days } = await db.execute<{ day: string }>(ends);
  expect(days.length).toBeGreaterThan(0);
  for (const { day } of days) expect(new Date(day).toISOString()).toBe(day);
});

test('the newest reel is of today after a later start, and all stay in their order', async () => {
  app.deps.cache.forget(['reels']);
  const { data } = (await app.get('/reelVideo?perPage=100')).json() as { data: Row[] };
  expect(data).toHaveLength(30);
  expect(Date.now() - Date.parse(data[0]?.createdAt ?? '')).toBeLessThan(2 * DAY_MS);
});

test('a start on the same day moves nothing', async () => {
  await moveForward(db);
  const rows = async () =>
    (await db.execute(sql`select id, created_at, updated_at from requirements order by id`)).rows;
  const before = await rows();
  await moveForward(db);
  expect(await rows()).toEqual(before);
});

test('what sellers published for a while runs again, and what was over stays over', async () => {
  const running = async (table: string): Promise<number> =>
    (
      await db.execute(
        sql`select 1 from ${sql.identifier(table)} where approval = 'APPROVED' and owner_id is not null
          and starts_at <= now() and ends_at > now()`,
      )
    ).rows.length;
  const all = async () => Promise.all(['flash_sales', 'arrivals', 'promotions', 'banners'].map(running));
  await db.execute(
    sql`update flash_sales set ends_at = ends_at - interval '40 days', starts_at = starts_at - interval '40 days'`,
  );
  expect((await all())[0]).toBe(0);
  await moveForward(db);
  const [sales = 0, arrivals = 0, promotions = 0, banners = 0] = await all();
  for (const count of [sales, arrivals, promotions]) expect(count).toBeGreaterThanOrEqual(12);
  expect(banners).toBe(1);
  const { total, data } = (await app.get('/flashSales/getFlashSales?perPage=100')).json();
  expect(total).toBe(sales);
  for (const { endDate } of data) expect(Date.parse(endDate)).toBeGreaterThan(Date.now());
});

test('posts, their comments and videos are as old as at the first start, in their order, and none is of tomorrow', async () => {
  const read = async () => {
    app.deps.cache.forget(['blog', 'videos']);
    const { data: posts } = (await app.get('/blog?perPage=100')).json();
    const { data: videos } = (await app.get('/blogVideo?perPage=100')).json();
    return { posts, videos } as Record<'posts' | 'videos', { _id: string; createdAt: string }[]>;
  };
  await db.execute(sql`update blog_posts set created_at = created_at - interval '30 days'`);
  await db.execute(sql`update blog_comments set created_at = created_at - interval '30 days'`);
  await db.execute(sql`update videos set created_at = created_at - interval '30 days'`);
  const before = await read();
  await moveForward(db);
  const after = await read();
  for (const kind of ['posts', 'videos'] as const) {
    expect(after[kind].length).toBeGreaterThan(10);
    expect(after[kind].map(({ _id }) => _id)).toEqual(before[kind].map(({ _id }) => _id));
    const age = (Date.now() - Date.parse(after[kind][0]?.createdAt ?? '')) / DAY_MS;
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(5);
  }
  const { rows } = await db.execute(sql`
    select bool_and(c.created_at <= now()) as past, bool_and(c.created_at >= p.created_at) as after, count(*)::int > 20 as many
      from blog_comments c join blog_posts p on p.id = c.blog_id`);
  expect(rows).toEqual([{ past: true, after: true, many: true }]);
});

test('staff find a draft, a scheduled post, and versions of a few; an earlier address leads on', async () => {
  const staff = { id: memberId('govind-kelkar'), role: 'ADMIN' as const };
  const { counts } = (await app.get('/admin/blog', staff)).json();
  expect(counts).toEqual({ draft: 1, scheduled: 1, published: 24 });
  const { data } = (await app.get('/blog/getBySlug/bwp-bwr-mr')).json();
  expect(data.slug).toBe('bwp-bwr-or-mr-which-plywood-goes-where');
  const versions = (await app.get(`/admin/blog/${data._id}/versions`, staff)).json();
  expect(
    versions.data.map(({ number, isPublic }: { number: number; isPublic: boolean }) => [number, isPublic]),
  ).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ]);
});

test('the demo always has a post that waits for its time, unless somebody edited it', async () => {
  const waiting = async () => {
    const { rows } = await db.execute(
      sql`select publish_at > now() as waits, is_published as shown from blog_posts where publish_at is not null`,
    );
    return rows;
  };
  await db.execute(sql`update blog_posts set is_published = true, publish_at = null where publish_at is not null`);
  await moveForward(db);
  expect(await waiting()).toEqual([{ waits: true, shown: false }]);
  await db.execute(sql`update blog_posts set publish_at = null, latest_version = 2 where publish_at is not null`);
  await moveForward(db);
  expect(await waiting()).toEqual([]);
});

test('as many licences of the demo are valid at a later start as at the first', async () => {
  const valid = async () =>
    (
      await db.execute<{
        all: number;
        valid: number;
      }>(sql`select count(*)::int as all, count(*) filter (where licence_valid_till >= now()::date)::int as valid
        from products where licence_number is not null`)
    ).rows[0];
  await db.execute(sql`update products set licence_valid_till = licence_valid_till - 400`);
  await moveForward(db);
  const after = await valid();
  expect(after?.all).toBeGreaterThan(60);
  expect(after?.valid).toBeGreaterThan((after?.all ?? 0) * 0.8);
  expect(after?.valid).toBeLessThan(after?.all ?? 0);
});

test('what the demo’s offers brought reaches up to the day of a later start, and who was away still is', async () => {
  const last = async () =>
    (
      await db.execute<{ day: string; rows: number; seen: number }>(
        sql`select max(day)::text as day, count(*)::int as rows, sum(seen)::int as seen from placement_counts`,
      )
    ).rows[0];
  const first = await last();
  expect(first?.rows).toBeGreaterThan(40);
  await db.execute(sql`update placement_counts set day = day - 1000`);
  await db.execute(sql`update companies set holiday_until = '2020-01-01' where holiday_until is not null`);
  await moveForward(db);
  expect(await last()).toEqual({ ...first, day: indianDay() });
  const away = await db.execute(sql`select 1 from companies where holiday_until > now()`);
  expect(away.rows).toHaveLength(1);
});

test('daily figures and searches end today at a later start, and there is half a year of them', async () => {
  await moveForward(db);
  const { rows } = await app.deps.pool.query(`select measure, max(day)::text as last, min(day)::text as first
    from daily_figures where measure = any('{member,mrr,counted}') group by 1 order by 1`);
  const today = indianDay();
  expect(rows.map(({ measure, last }) => [measure, last])).toEqual([
    ['counted', today],
    ['member', today],
    ['mrr', today],
  ]);
  expect(new Set(rows.map(({ first }) => first))).toEqual(new Set([daysAfter(today, -180)]));
  const searched = await app.deps.pool.query('select max(day)::text as last from search_uses');
  expect(searched.rows).toEqual([{ last: today }]);
});

test('an unmatched payment that waits is of these days again, with an order that it may belong to', async () => {
  const { rows } = await app.deps.pool.query(`select u.id from unmatched_payments u join orders o on o.total = u.amount
    and o.paid_at is null and o.created_at between u.created_at - interval '7 days' and u.created_at
    where u.state = 'open' and u.reason = 'no_order' and u.created_at > now() - interval '2 days'`);
  expect(rows.length).toBeGreaterThan(0);
});
