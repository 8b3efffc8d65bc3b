import { allowanceUsedUp } from '@plyhaat/contract/billing/billing';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { allowances, consumption } from '#modules/billing/billing.tables.ts';
import { products } from '#modules/catalog/catalog.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import {
  allow,
  BASE,
  FORM_KINDS,
  FORMS,
  type FormKind,
  formOf,
  inHours,
  placed,
  published,
  sentFile,
  someAdvertiser,
} from '#test/placing.ts';
import { someApprover } from '#test/selling.ts';
import { dataUrl, multipart, somePhoto } from '#test/uploads.ts';
import { promotionsJobs } from './promotions.subscribers.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const approver = someApprover(app);

const ALLOWANCE = {
  banner: 'banner',
  advertisement: 'advertisement',
  flashSale: 'sale',
  promotion: 'advertisement',
} as const;
const read = async (kind: FormKind, id: string, who?: Caller) =>
  (await app.get(`${BASE[kind]}/getById/${id}`, who)).json();

describe.each(FORM_KINDS)('a %s', (kind) => {
  test('is for sellers, and each changes its own alone', async () => {
    const { seller, product } = await someAdvertiser(db);
    const { _id } = await placed(app, kind, seller, product.id);
    const others = await someAdvertiser(db);
    const buyer = await someMember(db);
    const form = await formOf(app, kind, seller, product.id);
    expect((await app.post(FORMS[kind].path, form, buyer)).statusCode).toBe(403);
    expect((await app.post(FORMS[kind].path, { ...form, userId: others.seller.id }, seller)).statusCode).toBe(403);
    for (const method of ['patch', 'delete'] as const) {
      const path = `${BASE[kind]}/${method === 'patch' ? 'update' : 'delete'}ById/${_id}`;
      const reply = await app[method](path, method === 'patch' ? { message: 'mine now' } : undefined, others.seller);
      expect(reply.statusCode, method).toBe(403);
      expect(reply.json().error).toMatch(/^not_your_/);
      const nothing = `${path.slice(0, path.lastIndexOf('/'))}/${product.id}`;
      expect((await app[method](nothing, method === 'patch' ? {} : undefined, seller)).statusCode).toBe(404);
    }
    expect(await read(kind, _id, seller)).toMatchObject({ data: { _id } });
  });

  test('takes one of the allowance, and of fifty sent at once the last one is given to exactly one', async () => {
    const { seller, product } = await someAdvertiser(db, 1);
    // One after another: flash sales of one product may not overlap.
    const hour = (n: number) => ({ startDate: inHours(n), endDate: inHours(n + 1) });
    const forms = await Promise.all(
      Array.from({ length: 50 }, (_, n) => formOf(app, kind, seller, product.id, hour(n))),
    );
    const replies = await Promise.all(forms.map((form) => app.post(FORMS[kind].path, form, seller)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = replies.filter(({ statusCode }) => statusCode !== 200);
    for (const reply of refused) {
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toEqual({
        success: false,
        error: allowanceUsedUp.error,
        message: allowanceUsedUp.message,
        link: '/account?tab=buyTopup',
      });
    }
    expect(await db.$count(consumption, eq(consumption.memberId, seller.id))).toBe(1);
    const [left] = await db
      .select({ used: allowances.used })
      .from(allowances)
      .where(and(eq(allowances.memberId, seller.id), eq(allowances.kind, ALLOWANCE[kind])));
    expect(left?.used).toBe(1);
  });

  test('that is refused takes nothing of the allowance', async () => {
    const { seller, product } = await someAdvertiser(db, 1);
    const form = await formOf(app, kind, seller, product.id);
    expect((await app.post(FORMS[kind].path, { ...form, image: product.id }, seller)).statusCode).toBe(422);
    expect(await db.$count(consumption, eq(consumption.memberId, seller.id))).toBe(0);
    expect((await app.post(FORMS[kind].path, form, seller)).statusCode).toBe(200);
  });

  test('sent twice by a double click is one', async () => {
    const { seller, product } = await someAdvertiser(db);
    const options = {
      payload: await formOf(app, kind, seller, product.id),
      headers: { 'idempotency-key': `twice ${kind}` },
    };
    const [one, two] = await Promise.all([1, 2].map(() => app.send('POST', FORMS[kind].path, options, seller)));
    const answers = [one, two].filter((reply) => reply?.statusCode === 200).map((reply) => reply?.json().data._id);
    expect(new Set(answers).size).toBe(1);
    expect(await db.$count(consumption, eq(consumption.memberId, seller.id))).toBe(1);
  });

  test('is gone when its owner deletes it, and its picture is let go', async () => {
    const { seller, product } = await someAdvertiser(db);
    const { _id, image } = await published(app, kind, seller, product.id);
    const reply = await app.delete(`${BASE[kind]}/deleteById/${_id}`, undefined, seller);
    expect(reply.json().message).toMatch(/deleted successfully$/);
    expect((await app.get(`${BASE[kind]}/getById/${_id}`, seller)).statusCode).toBe(404);
    const [file] = await db
      .select()
      .from(mediaFiles)
      .where(eq(mediaFiles.path, image.split('?')[0] ?? ''));
    expect(file?.claimedBy).toBeNull();
  });

  test('takes its picture as a file of the form or as base64 data, and no file of somebody else', async () => {
    const { seller, product } = await someAdvertiser(db);
    const others = await someAdvertiser(db);
    const { image: _, ...fields } = await formOf(app, kind, seller, product.id);
    const bytes = await somePhoto(90, 60).jpeg().toBuffer();
    const written = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const form = await multipart(written, { image: { bytes, name: 'picture.jpg' } });
    const sent = await app.send('POST', FORMS[kind].path, form, seller);
    expect(sent.json()).toMatchObject({ success: true, data: { picture: { width: 90 } } });
    const next = { ...fields, startDate: inHours(30), endDate: inHours(50) };
    const inJson = await app.post(FORMS[kind].path, { ...next, image: dataUrl(bytes) }, seller);
    expect(inJson.json()).toMatchObject({ success: true, data: { picture: { width: 90 } } });
    const image = await sentFile(app, FORMS[kind].use, others.seller);
    const last = { ...fields, startDate: inHours(60), endDate: inHours(80), image };
    expect((await app.post(FORMS[kind].path, last, seller)).json().error).toBe('upload_missing');
    const wrong = await multipart(written, { image: { bytes: Buffer.from('%PDF-1.7'), name: 'a.pdf' } });
    expect((await app.send('POST', FORMS[kind].path, wrong, seller)).statusCode).toBe(415);
  });

  test('goes with its product', async () => {
    const { seller, product } = await someAdvertiser(db);
    const over = kind === 'banner' ? { type: 'productbanner' } : {};
    const { _id } = await published(app, kind, seller, product.id, over);
    const [row] = await db
      .select()
      .from(mediaFiles)
      .where(eq(mediaFiles.claimedBy, `${kind}:${_id}`));
    await db.delete(products).where(eq(products.id, product.id));
    expect((await app.get(`${BASE[kind]}/getById/${_id}`, seller)).statusCode).toBe(404);
    expect((await app.patch(`${BASE[kind]}/updateById/${_id}`, {}, seller)).statusCode).toBe(404);
    expect((await approver.read(kind, _id)).statusCode).toBe(404);
    await promotionsJobs.find(({ task }) => task === 'promotions.sweep')?.run(app.deps, {});
    const [file] = await db
      .select()
      .from(mediaFiles)
      .where(eq(mediaFiles.id, row?.id ?? ''));
    expect(file?.claimedBy).toBeNull();
  });

  test('refuses junk with a clear answer', async () => {
    const { seller, product } = await someAdvertiser(db);
    const form = await formOf(app, kind, seller, product.id);
    const junk = [
      { productId: 7 },
      { image: ['a'] },
      { image: '\u0000' },
      { startDate: {} },
      { type: 'king', price: 'x' },
    ];
    for (const over of junk) {
      const reply = await app.post(FORMS[kind].path, { ...form, ...over }, seller);
      expect([200, 400, 422], JSON.stringify(over)).toContain(reply.statusCode);
    }
    for (const id of ['x', '1', "1' or '1'='1"])
      expect((await app.get(`${BASE[kind]}/getById/${id}`, seller)).statusCode).toBe(422);
  });
});

test('what one allowance ends first is used up first', async () => {
  const { seller, product } = await someAdvertiser(db, 1, 7);
  await allow(db, seller, 'advertisement', 1, 30, 2000);
  await placed(app, 'advertisement', seller, product.id);
  const longer = await placed(app, 'promotion', seller, product.id, { endDate: inHours(20 * 24) });
  expect(longer).toMatchObject({ state: 'Pending' });
  expect(
    (await app.post('/advertisement', await formOf(app, 'advertisement', seller, product.id), seller)).statusCode,
  ).toBe(403);
});
