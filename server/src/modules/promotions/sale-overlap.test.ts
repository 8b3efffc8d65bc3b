import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { consumption } from '#modules/billing/billing.tables.ts';
import { testApp } from '#test/app.ts';
import { someProduct } from '#test/builders.ts';
import { inHours, placed, published, saleForm, someAdvertiser } from '#test/placing.ts';
import { someApprover } from '#test/selling.ts';
import { flashSales } from './promotions.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const { decideNow } = someApprover(app);

const today = { startDate: inHours(-1), endDate: inHours(24) };
const tomorrow = { startDate: inHours(24), endDate: inHours(48) };
const both = { startDate: inHours(12), endDate: inHours(36) };

type Advertiser = Awaited<ReturnType<typeof someAdvertiser>>;
const send = async ({ seller, product }: Advertiser, span: object) =>
  app.post('/flashSales', await saleForm(app, seller, product.id, span), seller);
const change = (seller: Advertiser['seller'], id: string, patch: object) =>
  app.patch(`/flashSales/updateById/${id}`, patch, seller);

describe('two flash sales of one product that overlap', () => {
  test('the second is refused with the first’s times, before it takes an allowance', async () => {
    const advertiser = await someAdvertiser(db);
    const { seller, product } = advertiser;
    const first = await published(app, 'flashSale', seller, product.id, today);
    const reply = await send(advertiser, both);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      {
        error: 'sale_overlaps',
        message: 'This product already has a flash sale at that time.',
        fields: { startDate: expect.stringMatching(/^This product already has a flash sale from .+ to .+$/) },
        startDate: first.startDate,
        endDate: first.endDate,
      },
    ]);
    expect(await db.$count(consumption, eq(consumption.memberId, seller.id))).toBe(1);
    app.deps.cache.forget(['flashSales']);
    const shown = (await app.get('/flashSales/getFlashSales?perPage=100')).json().data;
    expect(shown.filter((sale: { productId: { _id: string } }) => sale.productId._id === product.id)).toHaveLength(1);
  });

  test('one that still waits for staff counts, one that was sent back does not, and others may follow at once', async () => {
    const advertiser = await someAdvertiser(db);
    const waiting = await placed(app, 'flashSale', advertiser.seller, advertiser.product.id, today);
    expect((await send(advertiser, both)).json().error).toBe('sale_overlaps');
    expect((await send(advertiser, tomorrow)).statusCode).toBe(200);
    expect((await send({ ...advertiser, product: await anotherProduct(advertiser) }, today)).statusCode).toBe(200);
    await decideNow('flashSale', waiting._id, 'reject', 'The picture is blurred.');
    expect((await send(advertiser, { ...today, endDate: inHours(20) })).statusCode).toBe(200);
    expect((await change(advertiser.seller, waiting._id, { salePrice: 1400 })).json().error).toBe('sale_overlaps');
  });

  test('sent at once, one is taken', async () => {
    const advertiser = await someAdvertiser(db);
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(advertiser, today)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('a change of times or of the product is refused like a new one; a change of neither is not', async () => {
    const advertiser = await someAdvertiser(db);
    const { seller, product } = advertiser;
    await published(app, 'flashSale', seller, product.id, today);
    const later = await published(app, 'flashSale', seller, product.id, tomorrow);
    const elsewhere = await placed(app, 'flashSale', seller, (await anotherProduct(advertiser)).id, both);
    expect((await change(seller, later._id, { startDate: inHours(12) })).json().error).toBe('sale_overlaps');
    expect((await change(seller, elsewhere._id, { productId: product.id })).json().error).toBe('sale_overlaps');
    expect((await change(seller, later._id, { endDate: inHours(40), description: 'Until noon.' })).statusCode).toBe(
      200,
    );
    // Where the change is not decided yet, the times that it asks for count too.
    await change(seller, later._id, { startDate: inHours(60), endDate: inHours(80) });
    expect((await send(advertiser, { startDate: inHours(70), endDate: inHours(90) })).json().error).toBe(
      'sale_overlaps',
    );
  });

  test('of two that waited before this was checked, staff approve one', async () => {
    const { seller, product } = await someAdvertiser(db);
    const one = await placed(app, 'flashSale', seller, product.id, today);
    const two = await placed(app, 'flashSale', seller, product.id, tomorrow);
    await db
      .update(flashSales)
      .set({ startsAt: new Date(both.startDate) })
      .where(eq(flashSales.id, two._id));
    const decided = await Promise.all([one, two].map(({ _id }) => decideNow('flashSale', _id, 'approve')));
    expect(decided.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(decided.find(({ statusCode }) => statusCode === 409)?.json().error).toBe('sale_overlaps');
    const approved = await db.select().from(flashSales).where(eq(flashSales.productId, product.id));
    expect(approved.map(({ approval }) => approval).toSorted()).toEqual(['APPROVED', 'PENDING']);
  });
});

const anotherProduct = ({ seller }: Advertiser) => someProduct(db, { sellerId: seller.id, listPrice: 2000 });
