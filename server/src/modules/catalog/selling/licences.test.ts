import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { testApp } from '#test/app.ts';
import { someCategory, someProduct, someSeller } from '#test/builders.ts';
import { type Form, someApprover, someForm, submitted } from '#test/selling.ts';
import { products } from '../catalog.tables.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;
const seller = await someSeller(db);
const approver = someApprover(shop);
const today = indianDay();
const NEXT_YEAR = daysAfter(today, 365);
const LICENSED = {
  specification: { grade: 'BWP' },
  standard: 'IS 710',
  licenceNumber: 'CM/L-8000123456',
  licenceValidTill: NEXT_YEAR,
};

const shown = async (id: string) => (await shop.get(`/product/getProductById/${id}`)).json().data;
const approve = async (id: string, licenceChecked?: boolean) => {
  const { version } = (await approver.read('product', id)).json().data;
  return approver.decide('product', id, {
    decision: 'approve',
    version,
    ...(licenceChecked !== undefined && { licenceChecked }),
  });
};
async function verified(over: Partial<Form> = {}): Promise<string> {
  const { _id } = await submitted(shop, seller, { ...LICENSED, ...over });
  await approve(_id, true);
  return _id;
}

test('a licence is read by its ten digits, the IS code as the trade writes it, and both stand on the product’s page', async () => {
  const { _id, latest } = await submitted(shop, seller, {
    ...LICENSED,
    standard: 'is:710',
    licenceNumber: '80001 23456',
  });
  expect(latest).toMatchObject({ standard: 'IS 710', licenceNumber: '8000123456', licenceValidTill: NEXT_YEAR });
  await approve(_id);
  const { specifications, isiVerified } = await shown(_id);
  expect(specifications).toEqual(
    expect.arrayContaining([
      { name: 'IS code', value: 'IS 710' },
      { name: 'CM/L licence', value: 'CM/L-8000123456' },
    ]),
  );
  expect(isiVerified).toBe(false);
});

test.each([
  [{ standard: 'marine grade' }, { standard: 'Please enter the IS code, as in IS 710' }],
  [{ licenceNumber: 'CM/L-123' }, { licenceNumber: 'Please enter the 10 digits of the CM/L licence' }],
  [{ licenceValidTill: '31.12.2027' }, { licenceValidTill: 'Please enter a valid date' }],
  [{ licenceValidTill: '' }, { licenceValidTill: 'Please enter until when the licence is valid' }],
  [{ standard: null }, { standard: 'Please enter the IS code of the licence' }],
])('a licence that cannot be checked is refused: %j', async (over, fields) => {
  const form = await someForm(shop, seller, { ...LICENSED, ...over } as Partial<Form>);
  const added = await shop.post('/product', form, seller);
  expect([added.statusCode, added.json().fields]).toEqual([422, fields]);
  const { _id } = await submitted(shop, seller, LICENSED);
  const changed = await shop.patch(`/product/updateById/${_id}`, over, seller);
  expect([changed.statusCode, changed.json().fields]).toEqual([422, fields]);
});

test('the badge comes with the tick of a reviewer, in the card, the list and the audit log', async () => {
  const { _id } = await submitted(shop, seller, LICENSED);
  expect((await approver.read('product', _id)).json().data.licence).toEqual({
    number: 'CM/L-8000123456',
    validTill: NEXT_YEAR,
    isChecked: false,
  });
  expect((await approve(_id, true)).statusCode).toBe(200);
  expect((await shown(_id)).isiVerified).toBe(true);
  const { data } = (await shop.get(`/product?seller=${seller.id}&perPage=100`)).json();
  const card = data.find((product: { _id: string }) => product._id === _id);
  expect(card.isiVerified).toBe(true);
  const { rows } = await db.execute(
    sql`select detail ->> 'licenceChecked' as checked from audit_log where subject_id = ${_id}`,
  );
  expect(rows).toEqual([{ checked: 'true' }]);
});

test('an approval without the tick gives no badge, and a product without a licence cannot be ticked', async () => {
  const { _id } = await submitted(shop, seller, LICENSED);
  await approve(_id, false);
  expect((await shown(_id)).isiVerified).toBe(false);
  const plain = await submitted(shop, seller);
  const reply = await approve(plain._id, true);
  expect([reply.statusCode, reply.json().fields]).toEqual([
    422,
    { licenceChecked: 'This product has no licence to check' },
  ]);
});

test('isi=true keeps to what is verified today, alone, in a category and in a search, with its facets', async () => {
  const category = await someCategory(db, { name: 'Verified boards' });
  const over = { categoryId: category.id, name: 'Plywood of a checked licence' };
  const id = await verified(over);
  const ended = await verified({ ...over, licenceValidTill: daysAfter(today, -2) });
  const unchecked = await submitted(shop, seller, { ...LICENSED, ...over });
  await approve(unchecked._id);
  for (const query of ['', `&categories=${category.id}`, '&search=plywood', `&seller=${seller.id}`, '&sortBy=price']) {
    const { data, total, facets } = (await shop.get(`/product?isi=true&perPage=100${query}`)).json();
    const ids = data.map(({ _id }: { _id: string }) => _id);
    expect(ids, query).toContain(id);
    expect(ids).not.toContain(ended);
    expect(ids).not.toContain(unchecked._id);
    expect(total).toBe(data.length);
    expect(data.every(({ isiVerified }: { isiVerified: boolean }) => isiVerified)).toBe(true);
    expect(facets.categories.find(({ _id }: { _id: string }) => _id === category.id)?.count).toBe(1);
  }
  const { facets } = (await shop.get(`/product?categories=${category.id}`)).json();
  expect(facets.facts.isi).toBe(1);
  const { total } = (await shop.get(`/product?isi=false&categories=${category.id}`)).json();
  expect(total).toBe(3);
});

const CHANGES: readonly (readonly [what: string, patch: Partial<Form>])[] = [
  ['licence', { licenceNumber: '8000999999' }],
  ['last day', { licenceValidTill: daysAfter(today, 800) }],
  ['grade', { specification: { grade: 'Marine' } }],
  ['IS code', { standard: 'IS 303' }],
];
test.each(CHANGES)('another %s drops the badge until it is checked again', async (_what, patch) => {
  const id = await verified();
  await shop.patch(`/product/updateById/${id}`, patch, seller);
  expect((await approver.read('product', id)).json().data.licence.isChecked).toBe(false);
  expect((await shown(id)).isiVerified).toBe(true);
  await approve(id);
  expect((await shown(id)).isiVerified).toBe(false);
  await shop.patch(`/product/updateById/${id}`, { name: 'Another name' }, seller);
  await approve(id, true);
  expect((await shown(id)).isiVerified).toBe(true);
});

test('another name or price keeps the badge', async () => {
  const id = await verified();
  await shop.patch(`/product/updateById/${id}`, { name: 'Another name', price: 2500 }, seller);
  expect((await approver.read('product', id)).json().data.licence.isChecked).toBe(true);
  await approve(id);
  expect(await shown(id)).toMatchObject({ name: 'Another name', isiVerified: true });
});

test('the badge is there through the last day of the licence and gone the day after', async () => {
  for (const [days, isiVerified] of [
    [1, true],
    [0, true],
    [-1, false],
  ] as const) {
    const id = await verified({ licenceValidTill: daysAfter(today, days) });
    expect((await shown(id)).isiVerified, `${days} days left`).toBe(isiVerified);
  }
});

const CLAIMS = {
  isiVerified: true,
  licenceChecked: true,
  licenceCheckedAt: new Date().toISOString(),
  licence_checked_at: new Date().toISOString(),
  isi: true,
};
test('a seller cannot set it: not with a new product, a change, the stock or a decision', async () => {
  const claim = { ...CLAIMS, specification: { grade: 'BWP', ...CLAIMS } };
  const { _id } = await submitted(shop, seller, { ...LICENSED, ...claim } as Partial<Form>);
  await approve(_id);
  expect((await shown(_id)).isiVerified).toBe(false);
  await shop.patch(`/product/updateById/${_id}`, { name: 'Claimed', ...claim } as never, seller);
  await approve(_id);
  await shop.patch(`/product/updateById/${_id}`, { inStock: false, ...CLAIMS } as never, seller);
  const { version } = (await approver.read('product', _id)).json().data;
  const decision = { decision: 'approve', version, licenceChecked: true };
  expect((await shop.post(`/admin/review/product/${_id}`, decision, seller)).statusCode).toBe(403);
  expect((await shown(_id)).isiVerified).toBe(false);
  const [row] = await db.select().from(products).where(eq(products.id, _id));
  expect(row?.licenceCheckedAt).toBeNull();
});

test('BWP under IS 303 warns the reviewer, and so does a licence that has ended; a blockboard has a standard of its own', async () => {
  const marine = await someCategory(db, { name: 'BWP/Marine' });
  const ended = await submitted(shop, seller, {
    ...LICENSED,
    categoryId: marine.id,
    standard: 'IS 303',
    licenceValidTill: '2026-01-31',
    longDescription: 'Licence CM/L-9800123456, CM/L No. 9800123456.',
  });
  expect((await approver.read('product', ended._id)).json().data.warnings).toEqual([
    'BWP is made to IS 710, not IS 303. Please check the grade and the IS code.',
    'The licence ended on 31 Jan 2026.',
  ]);
  const boards = await someCategory(db, { name: 'Pine blockboard' });
  const board = await submitted(shop, seller, { ...LICENSED, categoryId: boards.id, standard: 'IS 1659' });
  expect((await approver.read('product', board._id)).json().data.warnings).toEqual([]);
});

test('a licence that is taken back takes the badge along', async () => {
  const other = await someProduct(db, {
    sellerId: seller.id,
    licenceNumber: '8000123456',
    licenceValidTill: NEXT_YEAR,
    licenceCheckedAt: new Date(),
  });
  await shop.patch(`/product/updateById/${other.id}`, { licenceNumber: '' }, seller);
  await approve(other.id);
  expect((await shown(other.id)).isiVerified).toBe(false);
});

test('what nobody asks of such a product is marked for the reviewer (CAT-31)', async () => {
  const hardware = await someCategory(db, { name: 'Hardware' });
  const { _id } = await submitted(shop, seller, {
    categoryId: hardware.id,
    specification: { wood: 'Teak', glue: 'PF', warranty: '5 years' },
  });
  expect((await approver.read('product', _id)).json().data.warnings).toEqual(['Unusual for Hardware: wood, glue.']);
});
