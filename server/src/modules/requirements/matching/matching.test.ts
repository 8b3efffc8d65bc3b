import { MOST_NOTIFIED } from '@plyhaat/contract/requirements/matching';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { sellerStates } from '#modules/sellers/sellers.tables.ts';
import { someCategory, someLead, someMember, someProduct, someSeller } from '#test/builders.ts';
import { someApprover, submitted } from '#test/selling.ts';
import { subscribe } from '#test/subscribed.ts';
import { telling } from '#test/telling.ts';
import { requirementMatches } from '../requirements.tables.ts';
import type { Candidate } from './candidates.sql.ts';
import { matchRequirement } from './matching.service.ts';
import { inOrder, matchOf, unitBudgets } from './score.ts';

const { app, notificationsOf, close } = await telling();
afterAll(close);
const { db } = app;

const NASHIK = { stateId: stateId('MH'), cityId: cityId('nashik-mh') };
const PUNE = { stateId: stateId('MH'), cityId: cityId('pune-mh') };
const SURAT = { stateId: stateId('GJ'), cityId: cityId('surat-gj') };

/** A category for each make, so that no test meets the sellers of another. */
const makes = new Map<string, Promise<{ id: string }>>();
const categoryOf = async (name: string) => {
  const [make = ''] = name.split(' ');
  const category = makes.get(make) ?? someCategory(db, { name: `${make} boards` });
  makes.set(make, category);
  return (await category).id;
};
/** A seller who lists one product of a kind. */
async function lister(place: object, name: string, over: Parameters<typeof someProduct>[1] = {}) {
  const seller = await someSeller(db, place);
  const categoryId = await categoryOf(name);
  await someProduct(db, { sellerId: seller.id, name, categoryId, priceUnit: 'per Nos/sheet', ...over });
  return seller;
}
const FORM = { description: 'For a boat yard.', quantity: '100 sheets', budget: 200_000, ...NASHIK };
async function post(title: string, over: object = {}) {
  const buyer = await someMember(db);
  const reply = await app.post(
    '/requirement/addRequirement',
    { ...FORM, title, categoryId: await categoryOf(title), ...over },
    buyer,
  );
  expect(reply.statusCode, reply.body).toBe(200);
  await app.settle();
  return { buyer, id: reply.json().data._id as string };
}
const matchesOf = async (id: string, who: Parameters<typeof app.get>[1]) =>
  (await app.get(`/requirement/${id}/matches`, who)).json();

test('REQ-8: a requirement confirms itself to its author, and both sides read the same reasons', async () => {
  const near = await lister(NASHIK, 'Teakline shipdeck 18 mm', { thickness: '18 mm' });
  const far = await lister(PUNE, 'Teakline shipdeck 18 mm', { thickness: '18 mm' });
  const other = await lister(NASHIK, 'Plain veneer', { categoryId: (await someCategory(db)).id });
  const { buyer, id } = await post('Teakline shipdeck 18 mm');
  expect(await notificationsOf(buyer)).toMatchObject([
    { type: 'requirement_add', content: "Your requirement 'Teakline shipdeck 18 mm' is published." },
  ]);
  const { data, total } = await matchesOf(id, buyer);
  expect([total, data.map(({ _id }: { _id: string }) => _id)]).toEqual([2, [near.id, far.id]]);
  expect(data[0].reasons.map(({ text }: { text: string }) => text)).toEqual([
    'Lists Teakline shipdeck 18 mm',
    'In Nashik',
    expect.stringMatching(/^Asks ₹[\d,]+ per sheet, within the budget$/),
  ]);
  const [notification] = await notificationsOf(near);
  expect(notification).toMatchObject({
    type: 'requirement_add',
    content: expect.stringContaining('A buyer is looking for: Teakline shipdeck 18 mm. Lists Teakline shipdeck 18 mm.'),
  });
  const own = await matchesOf(id, near);
  expect(own).toMatchObject({ data: [data[0]], total: 1 });
  expect(await matchesOf(id, other)).toMatchObject({ error: 'not_matched' });
  expect(await notificationsOf(other)).toEqual([]);
  const statusOf = async (who: typeof near) => (await app.get(`/requirement/standing?ids=${id}`, who)).json().data;
  expect(await statusOf(near)).toMatchObject([{ _id: id, matched: true, why: expect.arrayContaining(['In Nashik']) }]);
  expect(await statusOf(other)).toEqual([
    { _id: id, matched: false, why: ['You have no approved product in Teakline boards.'] },
  ]);
  app.deps.cache.forget(['requirements']);
  const mine = async (who: typeof near) => (await app.get('/requirement?matching=true&perPage=100', who)).json().total;
  expect([await mine(near), await mine(other)]).toEqual([1, 0]);
});

test('a seller of another state hears of it where it ticked the state, or is a neighbour with a buyer there', async () => {
  const [ticked, served, neighbour, stranger] = await Promise.all(
    [SURAT, SURAT, SURAT, { stateId: stateId('KL'), cityId: cityId('kochi-kl') }].map((place) =>
      lister(place, 'Kelpwood shipdeck', {}),
    ),
  );
  if (!ticked || !served || !neighbour || !stranger) throw new Error('four sellers were made');
  await db.insert(sellerStates).values({ memberId: ticked.id, stateId: NASHIK.stateId });
  const { id: buyerId } = await someMember(db);
  for (const seller of [served, stranger]) await someLead(db, { sellerId: seller.id, buyerId, cityId: NASHIK.cityId });
  const { buyer, id } = await post('Kelpwood shipdeck');
  const { data } = await matchesOf(id, buyer);
  expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([ticked.id, served.id]);
  const texts = data.map(
    ({ reasons }: { reasons: { part: string; text: string }[] }) => reasons.find(({ part }) => part === 'place')?.text,
  );
  expect(texts).toEqual(['Delivers to Maharashtra', 'In neighbouring Gujarat, with buyers in Maharashtra this year']);
  const missed = (await app.get(`/requirement/standing?ids=${id}`, neighbour)).json().data;
  expect(missed[0].why).toEqual(['You do not deliver to Maharashtra. You can add states in your profile.']);
});

test('never more than 50 are told, and renewing tells nobody twice', async () => {
  const sellers = await Promise.all(
    Array.from({ length: MOST_NOTIFIED + 3 }, () => lister(NASHIK, 'Oceanply shipdeck')),
  );
  const { buyer, id } = await post('Oceanply shipdeck');
  expect(await db.$count(requirementMatches, eq(requirementMatches.requirementId, id))).toBe(MOST_NOTIFIED);
  await Promise.all([matchRequirement(app.deps, id), matchRequirement(app.deps, id)]);
  await app.post(`/requirement/${id}/renew`, {}, buyer);
  await app.settle();
  expect(await db.$count(requirementMatches, eq(requirementMatches.requirementId, id))).toBe(MOST_NOTIFIED);
  const ids = sql.join(
    sellers.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await db.execute(
    sql`select count(*)::integer as sent, count(distinct member_id)::integer as members from notifications
         where type = 'requirement_add' and member_id in (${ids})`,
  );
  expect(rows).toEqual([{ sent: MOST_NOTIFIED, members: MOST_NOTIFIED }]);
});

test('who begins to sell a kind of thing hears of what buyers look for now', async () => {
  const seller = await someSeller(db, NASHIK);
  const { id } = await post('Marine plywood 18 mm', { categoryId: null });
  expect(await db.$count(requirementMatches, eq(requirementMatches.sellerId, seller.id))).toBe(0);
  const { _id } = await submitted(app, seller);
  await someApprover(app).decideNow('product', _id, 'approve');
  await app.settle();
  expect((await matchesOf(id, seller)).data).toMatchObject([{ _id: seller.id }]);
});

test('the form hears what its words seem to ask for, and about how many sellers would be told', async () => {
  const member = await someMember(db);
  await lister(NASHIK, 'Coralite shipdeck 25 mm', { thickness: '25 mm', grade: 'Deck' });
  const draft = { title: 'Coralite shipdeck', stateId: NASHIK.stateId, cityId: NASHIK.cityId };
  const preview = (body: object) => app.post('/requirement/preview', body, member);
  expect((await preview(draft)).json()).toMatchObject({ sellers: 1 });
  const { title, ...place } = draft;
  const asPosted = { productName: title, value: '6,50,000', quantity: '120 sheets', ...place };
  expect((await preview(asPosted)).json()).toMatchObject({ sellers: 1 });
  expect((await preview({ ...draft, budget: '650000' })).json()).toMatchObject({ sellers: 1 });
  expect((await preview({ title: 'Coralite' })).json()).toMatchObject({ sellers: null });
  expect((await app.post('/requirement/preview', draft)).statusCode).toBe(401);
  const suggested = (await app.get('/requirement/suggest?q=coralite%2025%20mm')).json().data;
  expect(suggested).toEqual({
    category: { _id: await categoryOf('Coralite'), name: 'Coralite boards' },
    thickness: '25 mm',
    grade: null,
    standard: null,
  });
  const replies = await Promise.all(Array.from({ length: 40 }, () => preview(draft)));
  expect(replies.some(({ statusCode }) => statusCode === 429)).toBe(true);
});

test('what is understood of a text stands in it: not the grade and thickness that such products usually have (REQ-16)', async () => {
  await lister(NASHIK, 'Pearlite flush door', { thickness: '35 mm', grade: 'BWP', standard: 'IS 2202' });
  const category = { _id: await categoryOf('Pearlite'), name: 'Pearlite boards' };
  const read = async (text: string) =>
    (await app.get(`/requirement/suggest?q=${encodeURIComponent(text)}`)).json().data;
  const nothing = { category, thickness: null, grade: null, standard: null };
  expect(await read('35 pearlite flush doors')).toEqual(nothing);
  expect(await read('Pearlite flush doors IS 2202')).toEqual({ ...nothing, standard: 'IS 2202' });
  expect(await read('pearlite IS 2202 doors, 710 doors')).toEqual({ ...nothing, standard: 'IS 2202' });
  const bwp = 'Pearlite BWP flush doors 35 mm for a marine club';
  expect(await read(bwp)).toEqual({ ...nothing, thickness: '35 mm', grade: 'BWP' });
});

test('a better plan never lifts a seller above a better match: it orders equals alone', async () => {
  const candidate = (turn: number): Candidate => ({
    sellerId: `seller ${turn}`,
    productId: `product ${turn}`,
    productName: 'Ply',
    fit: 5 + (turn % 6),
    others: 0,
    reach: (['city', 'state', 'chosen', 'neighbour'] as const)[turn % 4] ?? 'city',
    cityName: 'Nashik',
    stateName: 'Maharashtra',
    price: 1000 + ((turn * 37) % 900),
    unit: 'per Nos/sheet',
    unitName: 'sheet',
    size: null,
    thickness: null,
    leads: turn % 20,
    answered: (turn * 7) % ((turn % 20) + 1),
    minutes: 30 + turn,
    plan: 0,
  });
  const terms = { whole: 10, budgets: unitBudgets('10 sheets', 15_000), stateName: 'Maharashtra' };
  for (let turn = 0; turn < 400; turn++) {
    const [first, second] = [candidate(turn), candidate((turn * 31 + 7) % 400)];
    const score = (one: Candidate, plan: number) => matchOf({ ...one, plan }, terms);
    const matches = [score(first, turn % 3), score(second, (turn + 1) % 3)].flatMap((match) => match ?? []);
    const [best, other] = inOrder(matches);
    if (!best || !other) continue;
    expect(best.score).toBeGreaterThanOrEqual(other.score);
    if (best.score === other.score) expect(best.plan).toBeGreaterThanOrEqual(other.plan);
    expect(score(first, 2)?.score).toBe(score(first, 0)?.score);
  }
});

test('of two sellers alike the one with a plan comes first; a nearer one stays before it', async () => {
  const without = await lister(PUNE, 'Reefboard shipdeck');
  const withPlan = await lister(PUNE, 'Reefboard shipdeck');
  const nearer = await lister(NASHIK, 'Reefboard shipdeck');
  await subscribe(db, withPlan.id);
  const { buyer, id } = await post('Reefboard shipdeck');
  const { data } = await matchesOf(id, buyer);
  expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([nearer.id, withPlan.id, without.id]);
});
