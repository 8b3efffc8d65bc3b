import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ReviewItem, ReviewKind } from '@plyhaat/contract/admin/admin';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { type Database, openDatabase } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { installationMarks } from '#platform/db/platform.tables.ts';
import { only } from '#platform/db/sql.ts';
import { testApp } from '#test/app.ts';
import { freshDatabase } from '#test/database.ts';
import { seedDemo } from './seed.ts';
import { VOLUMES } from './volumes.ts';

const shop = await testApp({ demo: true });
afterAll(shop.close);
const marks = await shop.db.select().from(installationMarks).where(eq(installationMarks.name, 'demo'));
const firstStart = new Date(only(marks).value);

const TABLES = `
  media_files members companies seller_categories member_files views member_subscriptions allowances
  consumption orders refunds invoices invoice_counters billing_addresses brands products product_images
  product_versions reviews review_votes review_replies placement_counts
  wishlist saved_searches shares shared_products reports gst_rejections
  seller_changes leads lead_contacts insight_counts requirements requirement_matches seller_states
  opportunities dealerships applications granted_cities banners reels reel_visits blog_posts blog_versions
  review_assignments review_templates review_decisions contact_messages enquiries enquiry_cases enquiry_entries
  blog_redirects videos arrivals flash_sales promotions notifications
  audit_log site_visits search_uses daily_figures`
  .trim()
  .split(/\s+/);

/** One hash over every row of every seeded table. */
async function fingerprint({ db }: Pick<Database, 'db'>): Promise<string> {
  const hash = createHash('sha256');
  for (const table of TABLES) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(table)} t order by 1`,
    );
    for (const { row } of rows) hash.update(row);
  }
  return hash.digest('hex');
}

const onDisk = (picture: string) => path.resolve(import.meta.dirname, 'pictures', picture.replace(/^demo\//, ''));
const rowsOf = async <T>(query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows as T[];

test('the same first start gives the same rows, and processes that start together lay them once', async () => {
  const other = await freshDatabase();
  const database = openDatabase(other.url);
  await Promise.all([1, 2, 3].map(() => seedDemo(database.db, { firstStart })));
  expect(await fingerprint(database)).toBe(await fingerprint(shop));
  await database.close();
  await other.drop();
});

test('a start that fails half way leaves nothing behind', async () => {
  const other = await freshDatabase();
  const database = openDatabase(other.url);
  const say = (step: string) => {
    if (step === 'banners') throw new Error('the plug was pulled');
  };
  await expect(seedDemo(database.db, { firstStart, say })).rejects.toThrow('the plug was pulled');
  expect(await database.db.$count(members)).toBe(0);
  expect(await database.db.$count(products)).toBe(0);
  await database.close();
  await other.drop();
});

test('the shop opens with its products, sellers, brands and banners', async () => {
  const reply = (await shop.get('/product?perPage=100')).json();
  expect(reply.total).toBeGreaterThan(VOLUMES.products * 0.95);
  expect(reply.data.every((product: { picture: unknown }) => product.picture !== null)).toBe(true);
  expect((await shop.get('/brand?perPage=100')).json().total).toBe(40);
  expect((await shop.get('/BannerImage/getbanner?type=APP')).json().bannerImages).toHaveLength(6);
  expect((await shop.get('/state?active=true')).json().total).toBeGreaterThanOrEqual(15);
});

test('every product has a main picture on disk, and hardly any is seen twice', async () => {
  const shown = await shop.db.select({ path: products.mainImage }).from(products);
  expect(shown.filter(({ path }) => !existsSync(onDisk(path)))).toEqual([]);
  expect(new Set(shown.map(({ path }) => path)).size).toBeGreaterThanOrEqual(shown.length * 0.95);
});

test("a product's further pictures exist and differ from each other and from its main one", async () => {
  const images = await rowsOf<{ product_id: string; path: string }>(
    sql`select id as product_id, main_image as path from products union all select product_id, path from product_images`,
  );
  expect(images.length).toBeGreaterThan(VOLUMES.products * 1.3);
  expect(images.filter(({ path }) => !existsSync(onDisk(path)))).toEqual([]);
  expect(new Set(images.map(({ product_id, path }) => `${product_id} ${path}`)).size).toBe(images.length);
});

test('a product’s picture belongs to its category', async () => {
  const strangers = await rowsOf(sql`
    select p.name, p.main_image from products p join categories c on c.id = p.category_id
     where p.main_image !~ ('^demo/(products/)?' || regexp_replace(c.slug, '^(' ||
       (select string_agg(slug, '|') from categories where level = 1) || ')-', '\\1/') || '-')`);
  expect(strangers).toEqual([]);
});

test('members, categories and banners show pictures that exist', async () => {
  const pictures = await rowsOf<{ path: string }>(sql`
    select profile_image as path from members where profile_image is not null
    union select banner_image from members where banner_image is not null
    union select image from categories where image is not null
    union select web_image from banners union select app_image from banners where app_image is not null`);
  expect(pictures.filter(({ path }) => !existsSync(onDisk(path)))).toEqual([]);
  expect(await shop.db.$count(members, isNotNull(members.profileImage))).toBeGreaterThan(60);
  expect(await shop.db.$count(categories, isNotNull(categories.image))).toBe(17);
});

type Shown = { picture: { path: string } | null };
type Playing = Shown & { videoUrl: string; duration: number; createdAt: string; user: { name: string } };

test('thirty reels of many sellers play, the newest of them today’s', async () => {
  const { data, total } = (await shop.get('/reelVideo?perPage=100')).json() as { data: Playing[]; total: number };
  expect(total).toBe(30);
  expect(data.filter(({ videoUrl, picture }) => !existsSync(onDisk(videoUrl)) || !picture)).toEqual([]);
  expect(data.every(({ duration }) => duration >= 20 && duration <= 30)).toBe(true);
  expect(new Set(data.map(({ user }) => user.name)).size).toBeGreaterThan(15);
  expect(firstStart.getTime() - Date.parse(data[0]?.createdAt ?? '')).toBeLessThan(2 * 86_400_000);
});

test('reels name products of their sellers, and the sample sellers have one of each state that nobody else plays', async () => {
  const { data } = (await shop.get('/reelVideo?perPage=100')).json() as { data: Reel[] };
  expect(data.filter(({ products }) => products.length > 0).length).toBeGreaterThan(25);
  const sizes = data.flatMap(({ sources }) => sources.map(({ path, bytes }) => [existsSync(onDisk(path)), bytes > 0]));
  expect(sizes).toHaveLength(3 * data.length);
  expect(sizes.flat().every(Boolean)).toBe(true);
  for (const phone of ['9000000002', '9000000003']) {
    const [who] = await shop.db.select().from(members).where(eq(members.phone, phone));
    const own = (await shop.get(`/reelVideo/getByUserId/${who?.id}?perPage=100`, who)).json();
    expect(own.counts).toMatchObject({ Processing: 1, 'Under review': 1, Rejected: 1, Inactive: 1 });
    const hidden = (own.data as Reel[]).filter(({ state }) => state !== 'Active' && state !== 'Processing');
    for (const path of hidden.flatMap(({ videoUrl, thumbnail }) => [videoUrl, thumbnail])) {
      const [file = '', signature] = path.split('?');
      expect([existsSync(onDisk(file)), signature]).toEqual([true, expect.stringContaining('signature=')]);
      expect((await shop.get(`/uploads/${file}`)).statusCode).toBe(404);
    }
  }
});

type Posted = Shown & { slug: string; readingMinutes: number };

test('the blog has twenty-four posts with pictures and headings, and the app twelve videos of ours', async () => {
  const posts = (await shop.get('/blog?perPage=100')).json() as { data: Posted[]; total: number };
  expect(posts.total).toBe(24);
  expect(posts.data.filter(({ picture }) => !picture || !existsSync(onDisk(picture.path)))).toEqual([]);
  expect(posts.data.filter(({ readingMinutes }) => readingMinutes >= 4).length).toBeGreaterThanOrEqual(6);
  expect((await shop.get('/blog/categories')).json().total).toBe(4);
  const { data } = (await shop.get(`/blog/getBySlug/${posts.data[0]?.slug}`)).json();
  expect(data.description).toMatch(/^<p>.*<h2 id="part-.*<li>.*<table>.*<h3 id="part-.*<ol>/s);
  const videos = (await shop.get('/blogVideo?perPage=100')).json() as {
    data: (Shown & { url: string; captions: string })[];
    total: number;
  };
  expect(videos.total).toBe(12);
  const own = videos.data.filter(({ url }) => !url.startsWith('https:'));
  expect(own).toHaveLength(12);
  expect(own.filter(({ picture, url }) => !picture || !existsSync(onDisk(url)))).toEqual([]);
  expect(own.filter(({ captions }) => !existsSync(onDisk(captions)))).toEqual([]);
});

test('the figures of sellers equal what is in the shop, and every product has a brand and a sub-category', async () => {
  const [figures] = await rowsOf(sql`
    select (select sum(product_count)::int from seller_figures) as sellers,
           count(brand_id)::int as brands, count(*) filter (where level = 2)::int as kinds
      from products join categories on categories.id = category_id where products.shown`);
  const shown = (await shop.get('/product')).json().total;
  expect(figures).toEqual({ sellers: shown, brands: shown, kinds: shown });
});

test('averages agree with the reviews, and nobody reviews its own or votes on its own', async () => {
  const wrong = await rowsOf(sql`
    select p.slug from products p left join lateral
      (select count(*)::int n, coalesce(round(avg(rating), 2), 0) mean from reviews r
        where r.product_id = p.id and r.approval = 'APPROVED') summary on true
     where p.review_count <> summary.n or p.rating <> summary.mean
    union all select r.id::text from reviews r where r.author_id = r.seller_id
    union all select v.review_id::text from review_votes v join reviews r on r.id = v.review_id and r.author_id = v.member_id`);
  expect(wrong).toEqual([]);
  const [counted] = await rowsOf<{ reviews: number; early: number }>(sql`
    select count(*)::int as reviews, count(*) filter (where r.created_at < p.created_at)::int as early
      from reviews r join products p on p.id = r.product_id`);
  expect(counted?.reviews).toBeGreaterThan(900);
  expect(counted?.early).toBe(0);
});

test('what is not public has a version that waits or was sent back, and the sample people find something', async () => {
  const [counted] = await rowsOf(sql`
    select (select count(*)::int from products p where p.approval <> 'APPROVED' and not exists
             (select 1 from product_versions v where v.product_id = p.id and v.state = p.approval)) as without,
           (select count(*)::int from product_versions v join products p on p.id = v.product_id
              join members m on m.id = p.seller_id where m.phone = '9000000002' and v.state = 'REJECTED') > 0 as rejected,
           (select count(*)::int from wishlist w join members m on m.id = w.member_id where m.phone = '9000000001') as wishes,
           (select count(*)::int from reports where state = 'PENDING') as reports`);
  expect(counted).toEqual({ without: 0, rejected: true, wishes: 8, reports: 7 });
});

test('staff can open whatever waits for review, and every row of a file', async () => {
  const [who] = await shop.db.select().from(members).where(eq(members.phone, '9000000004'));
  const waiting: { kind: string; _id: string }[] = (await shop.get('/admin/review?perPage=100', who)).json().data;
  expect(waiting.some(({ kind }) => kind === 'batch')).toBe(true);
  const opened = waiting.flatMap(({ kind, _id }) => [
    `/admin/review/${kind}/${_id}`,
    ...(kind === 'batch' ? [`/admin/batches/${_id}/rows?perPage=100`] : []),
  ]);
  for (const path of opened) expect((await shop.get(path, who)).statusCode, path).toBe(200);
});

test('nobody decides on what is their own, whatever its kind', async () => {
  const tried = new Set<string>();
  for (const kind of ReviewKind.options) {
    const { data } = (await shop.get(`/admin/review?kind=${kind}`, { id: newId(), role: 'APPROVERS' })).json();
    const [item] = (data as ReviewItem[]).filter(({ owner }) => owner !== null);
    if (!item?.owner) continue;
    const own = { id: item.owner._id, role: 'ADMIN' } as const;
    for (const decision of ['approve', 'reject'] as const) {
      const body = { decision, version: item.version, reason: 'It is mine' };
      const reply = await shop.post(`/admin/review/${kind}/${item._id}`, body, own);
      expect([kind, reply.statusCode, reply.json().error]).toEqual([kind, 403, 'access_denied']);
    }
    tried.add(kind);
  }
  expect([...tried]).toEqual(ReviewKind.options);
});

test('flash sales, new arrivals, promotions and a banner of sellers run now, of the sample sellers in every state', async () => {
  const [running] = await rowsOf<Record<string, number>>(sql`select
    (select count(*)::int from flash_sales where approval = 'APPROVED' and starts_at <= now() and ends_at > now()) as sales,
    (select count(*)::int from arrivals where approval = 'APPROVED' and starts_at <= now() and ends_at > now()) as arrivals,
    (select count(*)::int from promotions where approval = 'APPROVED' and starts_at <= now() and ends_at > now()) as promotions,
    (select count(*)::int from banners where kind <> 'house' and approval = 'APPROVED' and ends_at > now()) as banners,
    (select count(*)::int from products where sale_ends_at > now() and asked_price < list_price) as reduced`);
  for (const [kind, least] of Object.entries({ sales: 12, arrivals: 12, promotions: 12, banners: 1, reduced: 10 }))
    expect(running?.[kind], kind).toBeGreaterThanOrEqual(least);
  const [seller] = await rowsOf<{ id: string }>(sql`select id from members where phone = '9000000002'`);
  const who = { id: seller?.id ?? '', role: 'DISTRIBUTOR' as const };
  const own = (await shop.get(`/flashSales/getFlashSalesByUserId/${who.id}`, who)).json().data;
  expect(new Set(own.map(({ state }: { state: string }) => state))).toEqual(
    new Set(['Active', 'Scheduled', 'Pending', 'Rejected', 'Ended']),
  );
  expect(own.length).toBeGreaterThan(6);
  expect(own.some(({ isPublic, approved }: Record<string, unknown>) => isPublic && approved === 'PENDING')).toBe(true);
  const { data } = (await shop.get(`/users/getUserById/${who.id}`, who)).json();
  expect(data.numberOfSales).toBeGreaterThan(0);
  expect(data.numberOfAdvertisement).toBeGreaterThan(0);
});

test('each view that a reel counts is a play of its seller’s charts, and fewer tap a product or call than watch', async () => {
  const differing = sql`select id from reels r where r.view_count <>
    (select coalesce(sum(total), 0) from insight_counts c where c.part = r.id::text and measure = 'reel_play')`;
  expect(await rowsOf(differing)).toEqual([]);
  const [who] = await shop.db.select().from(members).where(eq(members.phone, '9000000002'));
  const { funnel } = (await shop.get('/insights?days=90', who)).json().data;
  const stages = [funnel.views, funnel.watched, funnel.taps, funnel.leads, 0];
  expect([...new Set(stages)].toSorted((a, b) => b - a)).toEqual(stages);
});

test('every picture of what sellers publish is on disk', async () => {
  const paths = await rowsOf<{ path: string }>(sql`select image as path from flash_sales union
    select image from arrivals union select image from promotions union select web_image from banners`);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter(({ path }) => !existsSync(onDisk(path)))).toEqual([]);
});

test('the log tells of six weeks of decisions by the sample staff, in their order, and its chain holds', async () => {
  const [counted] = await rowsOf<{ rows: number; kinds: number; actors: number; ordered: boolean; future: number }>(sql`
    select count(*)::int as rows, count(distinct subject_kind)::int as kinds, count(distinct actor_id)::int as actors,
           coalesce(bool_and(at >= earlier), false) as ordered, count(*) filter (where at > ${firstStart})::int as future
      from (select *, lag(at, 1, at) over (order by seq) as earlier from audit_log) as log`);
  expect(counted).toMatchObject({ actors: 3, ordered: true, future: 0 });
  expect(counted?.rows).toBeGreaterThan(150);
  expect(counted?.kinds).toBeGreaterThan(8);
  const [admin] = await shop.db.select().from(members).where(eq(members.phone, '9000000005'));
  if (!admin) throw new Error('no administrator');
  const { data } = (await shop.get('/admin/audit/check', admin)).json();
  expect(data).toMatchObject({ rows: counted?.rows, brokenAt: null });
});
