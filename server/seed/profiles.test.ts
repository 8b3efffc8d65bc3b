import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ReviewItem, ReviewKind } from '@plyhaat/contract/admin/admin';
import type { ReviewFigures } from '@plyhaat/contract/admin/review';
import type { ReviewTemplate } from '@plyhaat/contract/admin/review-templates';
import { contactsIn } from '@plyhaat/contract/core/contact-in-text';
import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { memberFiles, members } from '#modules/identity/identity.tables.ts';
import { newId } from '#platform/db/id.ts';
import { only } from '#platform/db/sql.ts';
import { testApp } from '#test/app.ts';
import { VOLUMES } from './volumes.ts';

const shop = await testApp({ demo: true });
afterAll(shop.close);
const { db } = shop;

const trade = await db
  .select()
  .from(members)
  .where(inArray(members.role, [...BUSINESS_ROLES]));
const withPhone = async (phone: string) => only(await db.select().from(members).where(eq(members.phone, phone)));
const isSubscribed = async (member: (typeof trade)[number]): Promise<boolean> =>
  (await shop.get(`/users/checkForValidSubscriptionAndReturnBoolean/${member.id}`, member)).json().data;

test('one sample seller has a subscription with something left of it, the other has none', async () => {
  const [subscribed, other] = [await withPhone('9000000002'), await withPhone('9000000003')];
  expect(await isSubscribed(subscribed)).toBe(true);
  expect(await isSubscribed(other)).toBe(false);
  const profile = (await shop.get(`/users/getUserById/${subscribed.id}`, subscribed)).json().data;
  expect(profile.numberOfAdvertisement).toBeGreaterThan(0);
  expect(profile.subscriptionEndDate).toEqual(expect.any(String));
});

test('about six of ten sellers are subscribed', async () => {
  const answers = await Promise.all(trade.map(isSubscribed));
  const share = answers.filter(Boolean).length / trade.length;
  expect(share).toBeGreaterThan(0.5);
  expect(share).toBeLessThan(0.72);
});

test('what was used of an allowance is in the list of what was taken', async () => {
  const { rows } = await db.execute(sql`
    select a.id from allowances a left join consumption c on c.allowance_id = a.id
     group by a.id having a.used <> count(c.id) or a.used > a.granted`);
  expect(rows).toEqual([]);
});

test('the sample seller has records, applications and looked-at opportunities of every state', async () => {
  const who = await withPhone('9000000002');
  const records = (await shop.get(`/dealership?userId=${who.id}`, who)).json().data as { status: string }[];
  expect(records.map(({ status }) => status).sort()).toEqual(['active', 'pending', 'rejected']);
  const sent = (await shop.get('/dealershipUserRoutes/myApplications', who)).json().data as { status: string }[];
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set(['new', 'shortlisted', 'accepted', 'rejected']));
  const own = (await shop.get('/dealershipOwnerRoutes/myOpportunities', who)).json().data as { views: number }[];
  expect(own).toHaveLength(2);
  const { allowance } = (await shop.get('/dealershipOwnerRoutes/myOpportunities', who)).json();
  // An earlier plan may have given one of them.
  expect(allowance.used).toBeGreaterThan(0);
  expect(allowance.used).toBeLessThanOrEqual(own.length);
  expect((await shop.get('/users/billing-address', who)).json().data).toMatchObject({ name: 'Vidarbha Ply Traders' });
  for (const { views } of own) expect(views).toBeGreaterThan(0);
});

/** What only companies, mills, some people or some trades have. */
const MAY_BE_EMPTY = new Set(
  'aniversaryDate subscriptionEndDate bannerImage bannerPicture underReview holidayUntil holidayNote companyObj.iecCode companyObj.cinNo'.split(
    ' ',
  ),
);

test("every seller's profile is full, and its GST number fits its state", async () => {
  for (const seller of trade) {
    const { data } = (await shop.get(`/users/getUserById/${seller.id}`, seller)).json();
    const empty = [...Object.entries(data), ...Object.entries(data.companyObj).map(([k, v]) => [`companyObj.${k}`, v])]
      .filter(([, value]) => value === null || value === '')
      .map(([name]) => name as string)
      .filter((name) => !MAY_BE_EMPTY.has(name));
    expect(empty, seller.slug).toEqual([]);
    // Some certificates of the demo wait for staff or were sent back; the numbers themselves are sound.
    expect(
      data.gstWarnings.filter(({ field }: { field: string }) => field !== 'documents'),
      seller.slug,
    ).toEqual([]);
    expect(data.imagesArr.length).toBeGreaterThanOrEqual(3);
    expect(data.documents).toHaveLength(1);
    expect(data.brandNames.length).toBeGreaterThan(0);
    expect(data.profileCount).toBeGreaterThan(0);
  }
});

test('every picture and paper of a profile exists', async () => {
  const files = await db.selectDistinct({ path: memberFiles.path }).from(memberFiles);
  const onDisk = (name: string) => path.resolve(import.meta.dirname, 'pictures', name.replace(/^demo\//, ''));
  expect(files.filter((file) => !existsSync(onDisk(file.path)))).toEqual([]);
});

test('no word of the catalogue, of its brands, reviews or requirements is taken for a phone number, an e-mail or a link', async () => {
  const { rows } = await db.execute<{ text: string }>(sql`
    select concat_ws(E'\n', name, short_description, long_description, standard, size) as text from products
    union all select name from brands where approval = 'APPROVED'
    union all select concat_ws(E'\n', name, message) from reviews where approval = 'APPROVED'
    union all select concat_ws(E'\n', title, description, quantity) from requirements where approval = 'APPROVED'`);
  expect(rows.length).toBeGreaterThan(VOLUMES.products);
  expect(rows.filter(({ text }) => contactsIn(text).length > 0)).toEqual([]);
});

test('whoever reviewed a seller or its product had contacted it, but for one that waits for review', async () => {
  const { rows } = await db.execute<{ approval: string }>(sql`
    select r.approval from reviews r where not exists (select from leads l
      where l.buyer_id = r.author_id and l.seller_id = r.seller_id and l.created_at < r.created_at)`);
  expect(rows).toEqual([{ approval: 'PENDING' }]);
});

const STAFF = { id: newId(), role: 'APPROVERS' as const };

test('staff find a name that is close to a verified seller’s, and texts with a contact', async () => {
  const { data, waiting } = (await shop.get('/admin/review?kind=gst&perPage=100', STAFF)).json();
  const changes = data.filter(({ about }: { about: string }) => about.startsWith('New name'));
  expect(changes).toHaveLength(2);
  const read = async ({ _id }: { _id: string }) => (await shop.get(`/admin/review/gst/${_id}`, STAFF)).json().data;
  const warnings = (await Promise.all(changes.map(read))).flatMap((item) => item.warnings);
  expect(warnings.join()).toContain('close to a verified seller');
  expect(waiting.report).toBeGreaterThanOrEqual(6);
});

const everythingWaiting = async (who: (typeof trade)[number]) =>
  (await shop.get('/admin/review?perPage=100', who)).json() as {
    data: ReviewItem[];
    waiting: Record<ReviewKind, number>;
    oldest: Record<ReviewKind, string>;
  };

test('each kind of the queue has something to decide, templates and a median, and is found by its seller and its name', async () => {
  const [approver, admin] = [await withPhone('9000000004'), await withPhone('9000000005')];
  const { data, waiting, oldest } = await everythingWaiting(approver);
  const templates = (await shop.get('/admin/review-templates', approver)).json().data as ReviewTemplate[];
  const figures = (await shop.get('/admin/review-figures', approver)).json().data as ReviewFigures[];
  const search = async (query: string) => (await shop.get(`/admin/review?${query}`, approver)).json();
  for (const kind of ReviewKind.options) {
    expect(waiting[kind], kind).toBeGreaterThan(0);
    expect(Date.parse(oldest[kind]), kind).toBeLessThan(Date.now());
    expect(templates.filter((template) => template.kind === kind).length, kind).toBeGreaterThan(2);
    expect(figures.find((row) => row.kind === kind)?.month.medianSeconds, kind).toBeGreaterThan(600);
    const item = only(data.filter((one) => one.kind === kind));
    const words = kind === 'report' ? (item.owner?.name ?? '') : `${item.owner?.name} ${item.title.slice(0, 30)}`;
    const found = await search(`kind=${kind}&q=${encodeURIComponent(words)}`);
    const ids = found.data.map(({ _id }: ReviewItem) => _id);
    expect([ids.length, ids.includes(item._id)], kind).toEqual([found.total, true]);
  }
  expect((await search('q=nobody%20called%20so')).total).toBe(0);
  const taken = data.flatMap((item) => (item.taken ? [item.taken.name] : []));
  expect(new Set(taken)).toEqual(new Set([approver.name, admin.name]));
});

test('of each kind an approver takes an item, a colleague is refused, and the decision counts in the figures', async () => {
  const [approver, admin] = [await withPhone('9000000004'), await withPhone('9000000005')];
  const decided = async () => {
    const rows = (await shop.get('/admin/review-figures', approver)).json().data as ReviewFigures[];
    return new Map(rows.map(({ kind, week }) => [kind, week.decided]));
  };
  const [before, { data }] = [await decided(), await everythingWaiting(approver)];
  const verdict = { decision: 'reject', reason: 'The picture is blurred.' };
  for (const kind of ReviewKind.options) {
    const { _id, version, owner } = only(data.filter((item) => item.kind === kind && !item.taken && item.owner));
    const address = `/admin/review/${kind}/${_id}`;
    expect((await shop.put(`${address}/assignment`, undefined, approver)).statusCode, kind).toBe(200);
    const refused = await shop.post(address, { ...verdict, version }, admin);
    expect([kind, refused.json().error]).toEqual([kind, 'taken_by_another']);
    // Reports are decided one by one.
    const bulk = { ...verdict, ownerId: owner?._id, items: [{ kind, _id, version }] };
    const reply =
      kind === 'report'
        ? await shop.post(address, { ...verdict, version }, approver)
        : await shop.post('/admin/review', bulk, approver);
    expect([kind, reply.statusCode, reply.json().decided ?? 1]).toEqual([kind, 200, 1]);
  }
  const after = await decided();
  for (const kind of ReviewKind.options) expect(after.get(kind), kind).toBe((before.get(kind) ?? 0) + 1);
});
