import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { consumption } from '#modules/billing/billing.tables.ts';
import { products } from '#modules/catalog/catalog.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someProduct } from '#test/builders.ts';
import {
  BASE,
  FORM_KINDS,
  FORMS,
  type FormKind,
  placed,
  published,
  sentFile,
  sentPhoto,
  someAdvertiser,
} from '#test/placing.ts';
import { someApprover } from '#test/selling.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const approver = someApprover(app);

const read = async (kind: FormKind, id: string, who?: Caller) =>
  (await app.get(`${BASE[kind]}/getById/${id}`, who)).json();

describe.each(FORM_KINDS)('a %s', (kind) => {
  test('waits for staff, who see it, decide once on the version they saw, and leave a trace', async () => {
    const { seller, product } = await someAdvertiser(db);
    const { _id } = await placed(app, kind, seller, product.id);
    const listed = (await app.get(`/admin/review?kind=${kind}&perPage=100`, await approver.who)).json();
    expect(listed.data.find((item: { _id: string }) => item._id === _id)).toMatchObject({
      kind,
      status: 'PENDING',
      owner: { _id: seller.id, name: 'Tapi Plywood House' },
      picture: { path: expect.stringContaining('signature=') },
    });
    const { data } = (await approver.read(kind, _id)).json();
    expect(data).toMatchObject({ public: null, differs: [], pending: { pictures: [{ label: 'Picture' }] } });
    const decide = (version: string) => approver.decide(kind, _id, { decision: 'approve', version });
    expect((await decide(product.id)).json().error).toBe('changed_since');
    expect((await decide(data.version)).statusCode).toBe(200);
    expect((await decide(data.version)).json().error).toBe('already_decided');
    const [trace] = await db.select().from(auditLog).where(eq(auditLog.subjectId, _id));
    expect(trace).toMatchObject({ action: `approve_${kind}`, actorId: (await approver.who).id });
    expect(await read(kind, _id, seller)).toMatchObject({ data: { state: 'Active', approved: 'APPROVED' } });
    expect((await approver.read(kind, product.id)).json().error).toBe('nothing_to_review');
  });

  test('that was sent back says why to its owner alone, and can be put right', async () => {
    const { seller, product } = await someAdvertiser(db);
    const { _id } = await placed(app, kind, seller, product.id);
    const { version } = (await approver.read(kind, _id)).json().data;
    expect((await approver.decide(kind, _id, { decision: 'reject', version })).statusCode).toBe(422);
    await approver.decideNow(kind, _id, 'reject', 'The picture shows another product.');
    expect((await read(kind, _id, seller)).data).toMatchObject({
      state: 'Rejected',
      approved: 'REJECTED',
      isPublic: false,
      rejectReason: 'The picture shows another product.',
    });
    const image = await sentFile(app, FORMS[kind].use, seller);
    const again = await app.patch(`${BASE[kind]}/updateById/${_id}`, { image }, seller);
    expect(again.json().data).toMatchObject({ state: 'Pending', rejectReason: null });
    expect((await approver.decideNow(kind, _id, 'approve')).statusCode).toBe(200);
    expect(await db.$count(consumption, eq(consumption.memberId, seller.id)), 'no second allowance').toBe(1);
  });

  test('stays public as approved while a change of it waits', async () => {
    const { seller, product } = await someAdvertiser(db);
    const photo = () => sentPhoto(app, FORMS[kind].use, seller);
    const { _id } = await published(app, kind, seller, product.id, { image: await photo() });
    const before = (await read(kind, _id, seller)).data;
    const image = await photo();
    const patch = (body: object) => app.patch(`${BASE[kind]}/updateById/${_id}`, body, seller);
    const changed = (await patch({ image })).json().data;
    expect(changed).toMatchObject({ approved: 'PENDING', isPublic: true, state: 'Active' });
    expect(changed.image.split('?')[0]).not.toBe(before.image);
    const shown = await app.get(`/uploads/${before.image}`);
    expect(shown.statusCode, 'the public picture is still there').toBe(200);
    expect((await app.get(`/uploads/${changed.image.split('?')[0]}`)).statusCode, 'the new one is not').toBe(404);
    const { data } = (await approver.read(kind, _id)).json();
    expect(data).toMatchObject({ differs: ['Picture'], about: expect.stringContaining('Change to a public') });
    await approver.decideNow(kind, _id, 'reject', 'Too dark.');
    expect((await read(kind, _id, seller)).data).toMatchObject({
      approved: 'REJECTED',
      isPublic: true,
      state: 'Active',
    });
    await patch({ image: before.image });
    expect((await read(kind, _id, seller)).data).toMatchObject({ approved: 'APPROVED', image: before.image });
    await patch({ image: await photo() });
    await approver.decideNow(kind, _id, 'approve');
    const after = (await read(kind, _id, seller)).data;
    expect(after).toMatchObject({ approved: 'APPROVED', endDate: before.endDate });
    expect((await app.get(`/uploads/${after.image}`)).statusCode).toBe(200);
    const [released] = await db.select().from(mediaFiles).where(eq(mediaFiles.path, before.image));
    expect(released?.claimedBy).toBeNull();
  });
});

test('a change that names a product which is gone meanwhile cannot be approved', async () => {
  const { seller, product } = await someAdvertiser(db);
  const other = await someProduct(db, { sellerId: seller.id, listPrice: 2000 });
  const { _id } = await published(app, 'promotion', seller, product.id);
  await app.patch(`/promotion/updateById/${_id}`, { productId: other.id }, seller);
  const { version } = (await approver.read('promotion', _id)).json().data;
  await db.delete(products).where(eq(products.id, other.id));
  const reply = await approver.decide('promotion', _id, { decision: 'approve', version });
  expect(reply.json().error).toBe('nothing_to_review');
});
