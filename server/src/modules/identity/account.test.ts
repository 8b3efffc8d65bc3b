import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { brands, products } from '#modules/catalog/catalog.tables.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someBrand, someCategory, someMember, someProduct, someSeller } from '#test/builders.ts';
import { someAddress } from '#test/forms.ts';
import { codeSentTo, pass, realAuthenticator, signInFrom, someDevice } from '#test/sign-in.ts';
import { companies, members, sessions } from './identity.tables.ts';

const app = await testApp({ authenticator: realAuthenticator });
afterAll(app.close);
const { db } = app;

const ALL_ON = { contact: true, quotes: true, applications: true, digest: true };

describe('settings', () => {
  const address = ({ id }: Caller) => `/users/settings/${id}`;

  test('begin with notifications on and marketing off, and are saved', async () => {
    const member = await someMember(db);
    const read = async () => (await app.get(address(member), member)).json().data;
    expect(await read()).toEqual({
      emailNotifications: true,
      marketingEmails: false,
      mailGroups: ALL_ON,
      language: null,
    });
    const changed = await app.patch(address(member), { marketingEmails: true }, member);
    expect(changed.json().data).toEqual({
      emailNotifications: true,
      marketingEmails: true,
      mailGroups: ALL_ON,
      language: null,
    });
    await app.patch(address(member), { emailNotifications: false }, member);
    expect(await read()).toEqual({
      emailNotifications: false,
      marketingEmails: true,
      mailGroups: ALL_ON,
      language: null,
    });
    expect((await app.patch(address(member), { marketingEmails: 'yes' }, member)).statusCode).toBe(422);
  });

  test('hold no language that the site does not offer', async () => {
    const member = await someMember(db);
    const change = async (language: string | null) =>
      (await app.patch(address(member), { language }, member)).statusCode;
    expect([await change('en'), await change('mr'), await change('xx'), await change(null)]).toEqual([
      200, 422, 422, 200,
    ]);
  });

  test('hold a switch for each group of mails, changed one by one and at once', async () => {
    const member = await someMember(db);
    const change = async (mailGroups: object) =>
      (await app.patch(address(member), { mailGroups }, member)).json().data?.mailGroups;
    expect(await change({ digest: false })).toEqual({ ...ALL_ON, digest: false });
    await Promise.all([change({ contact: false }), change({ quotes: false }), change({ digest: true })]);
    expect((await app.get(address(member), member)).json().data.mailGroups).toEqual({
      ...ALL_ON,
      contact: false,
      quotes: false,
    });
    expect((await app.patch(address(member), { mailGroups: { digest: 'no' } }, member)).statusCode).toBe(422);
    expect((await app.patch(address(member), { mailGroups: { offers: false } }, member)).statusCode).toBe(200);
  });

  test('cannot carry anything else along', async () => {
    const member = await someMember(db);
    expect((await app.patch(address(member), { role: 'ADMIN', marketingEmails: true }, member)).statusCode).toBe(200);
    expect((await db.select().from(members).where(eq(members.id, member.id)))[0]?.role).toBe('USER');
  });

  test("of others are nobody's business, not even an administrator's", async () => {
    const member = await someMember(db);
    for (const who of [await someMember(db), await someMember(db, { role: 'ADMIN' })]) {
      expect((await app.get(address(member), who)).statusCode).toBe(403);
      expect((await app.patch(address(member), { marketingEmails: true }, who)).statusCode).toBe(403);
    }
  });
});

describe('deleting an account', () => {
  const codeFor = async (phone: string) => {
    expect((await someDevice(app, { address: someAddress() }).askCode(phone)).statusCode).toBe(200);
    return codeSentTo(app, phone);
  };
  const erase = (who: Caller, body?: object, id = who.id) => app.delete(`/users/deleteById/${id}`, body, who);
  const exists = async ({ id }: Caller) => (await db.$count(members, eq(members.id, id))) === 1;

  test('needs a code sent to its number a moment ago', async () => {
    const member = await someMember(db);
    const bare = await erase(member);
    expect([bare.statusCode, bare.json().error]).toEqual([422, 'otp_required']);
    const otp = await codeFor(member.phone);
    const wrong = await erase(member, { otp: otp === '000000' ? '000001' : '000000' });
    expect([wrong.statusCode, wrong.json().error]).toEqual([422, 'proof_code_invalid']);
    await pass(app, 301);
    const late = await erase(member, { otp });
    expect([late.statusCode, late.json().error]).toEqual([422, 'proof_code_expired']);
    expect(await exists(member)).toBe(true);
  });

  test("cannot be done to another, nor with another's code", async () => {
    const [member, other] = [await someMember(db), await someMember(db, { role: 'ADMIN' })];
    const otp = await codeFor(other.phone);
    expect((await erase(other, { otp }, member.id)).json().error).toBe('not_your_profile');
    expect((await erase(member, { otp })).json().error).toBe('proof_code_invalid');
    expect(await exists(member)).toBe(true);
  });

  test('takes company, sessions and listings with it, and the shop counts anew', async () => {
    const [brand, category] = [await someBrand(db), await someCategory(db)];
    const seller = await someSeller(db);
    await db.update(brands).set({ createdById: seller.id }).where(eq(brands.id, brand.id));
    const place = { brandId: brand.id, categoryId: category.id };
    const gone = await someProduct(db, { ...place, sellerId: seller.id });
    const stays = await someProduct(db, place);
    const headers = await app.as(seller);
    expect((await app.get(`/product/getProductById/${gone.slug}`)).statusCode).toBe(200);

    const reply = await erase(seller, { otp: await codeFor(seller.phone) });
    expect(reply.statusCode, reply.body).toBe(200);
    await app.settle();
    expect(await exists(seller)).toBe(false);
    expect(await db.$count(companies, eq(companies.memberId, seller.id))).toBe(0);
    expect(await db.$count(sessions, eq(sessions.memberId, seller.id))).toBe(0);
    expect((await app.send('GET', '/users/sessions', { headers })).statusCode).toBe(401);
    expect((await app.get(`/users/getUserById/${seller.id}`)).statusCode).toBe(404);
    const statusOf = async (slug: string) => (await app.get(`/product/getProductById/${slug}`)).statusCode;
    await expect.poll(() => statusOf(gone.slug)).toBe(404);
    expect(await statusOf(stays.slug)).toBe(200);
    expect(await db.$count(products, eq(products.sellerId, seller.id))).toBe(0);
    const [left] = await db.select().from(brands).where(eq(brands.id, brand.id));
    expect(left?.createdById).toBeNull();
    const [noted] = await db.select().from(auditLog).where(eq(auditLog.subjectId, seller.id));
    expect(noted).toMatchObject({ action: 'erase_member', detail: {} });
  });

  test('frees the number for a new member', async () => {
    const member = await someMember(db, { name: 'Asha Rao' });
    await erase(member, { otp: await codeFor(member.phone) });
    await pass(app, 31);
    const again = (await signInFrom(app, someDevice(app, { address: someAddress() }), member.phone)).json().data;
    expect(again).toMatchObject({ role: 'USER', name: 'Member' });
    expect(again._id).not.toBe(member.id);
  });
});
