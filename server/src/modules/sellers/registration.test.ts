import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, somePhone, somePicture, someSeller } from '#test/builders.ts';
import { type Registration, someAddress, somePlace, someRegistration } from '#test/forms.ts';
import { realAuthenticator, signInFrom, someDevice } from '#test/sign-in.ts';
import { sellerFigures } from './sellers.tables.ts';

const app = await testApp({ authenticator: realAuthenticator });
afterAll(app.close);

const send = (form: object, more: { who?: Caller; address?: string; headers?: Record<string, string> } = {}) =>
  app.send(
    'POST',
    '/users/register',
    { payload: form, remoteAddress: more.address ?? someAddress(), ...(more.headers && { headers: more.headers }) },
    more.who,
  );
const registered = async (over: Partial<Registration> = {}) => {
  const form = await someRegistration(app.db, over);
  const reply = await send(form);
  expect(reply.statusCode, reply.body).toBe(200);
  return { form, member: reply.json().data };
};
const rowOf = async (id: string) => (await app.db.select().from(members).where(eq(members.id, id)))[0];

describe('registering', () => {
  test('makes the member and its company, who is in no list and on no page before the first sign-in', async () => {
    const { form, member } = await registered({ businessName: 'Gomti Ply Udyog', gstNo: '27aaafp0000a1zd' });
    expect(member).toMatchObject({ name: 'Asha Rao', role: 'DEALER', slug: 'gomti-ply-udyog', phone: form.mobileNo });
    const [company] = await app.db.select().from(companies).where(eq(companies.memberId, member._id));
    expect(company).toMatchObject({
      name: 'Gomti Ply Udyog',
      gstNumber: '27AAAFP0000A1ZD',
      yearOfEstablishment: 1998,
      brandNames: ['Vanaroop', 'Sahyaveer'],
      address: '12 Ring Road, Nashik',
      isVerified: false,
    });
    const address = `/users/getUserById/${member.slug}`;
    expect((await app.get(address)).statusCode).toBe(404);

    expect((await signInFrom(app, someDevice(app, { address: someAddress() }), form.mobileNo)).statusCode).toBe(200);
    const store = (await app.get(address)).json().data;
    expect(store).toMatchObject({ companyName: 'Gomti Ply Udyog', cityName: 'Nashik', viewer: 'public' });
    expect(store.categoryArr).toEqual([{ categoryId: form.category, name: 'Plywood', slug: 'plywood' }]);
  });

  test('stores a password as a salted scrypt hash and nowhere else', async () => {
    const password = 'correct horse battery';
    const { member } = await registered({ password, confirmPassword: password });
    const [kind, N, r, p, salt = '', hash = ''] = (await rowOf(member._id))?.passwordHash?.split('$') ?? [];
    expect([kind, N, r, p]).toEqual(['scrypt', '32768', '8', '3']);
    const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: 2 ** 27 };
    expect(scryptSync(password, Buffer.from(salt, 'base64url'), 32, options).toString('base64url')).toBe(hash);
    const { rows } = await app.deps.pool.query(
      `select table_name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { table_name } of rows) {
      const found = await app.deps.pool.query(`select 1 from "${table_name}" t where t::text like $1`, [
        `%${password}%`,
      ]);
      expect(found.rowCount, table_name).toBe(0);
    }
  });

  test('sends a welcome mail', async () => {
    const { form } = await registered({ businessName: 'Shivalik Boards' });
    await app.settle();
    const [mail] = (await app.get(`/dev/outbox?to=${form.email}`)).json().data;
    expect(mail).toMatchObject({ channel: 'mail', subject: 'Welcome to Plyhaat' });
    expect(mail.text).toContain('Shivalik Boards is registered on Plyhaat.');
  });

  test('gives two companies of one name two addresses', async () => {
    const [one, two] = [await registered({ businessName: 'Twin Ply' }), await registered({ businessName: 'Twin Ply' })];
    expect(one.member.slug).toBe('twin-ply');
    expect(two.member.slug).toMatch(/^twin-ply-[0-9a-f]{8}$/);
  });

  test('claims the two photos that were uploaded before it', async () => {
    const [photo, banner] = [await somePicture(app.db), await somePicture(app.db)];
    const { member } = await registered({ profileImage: photo.id, bannerImage: banner.path });
    expect(await rowOf(member._id)).toMatchObject({ profileImage: photo.path, bannerImage: banner.path });
    const [claimed] = await app.db.select().from(mediaFiles).where(eq(mediaFiles.id, photo.id));
    expect(claimed).toMatchObject({ ownerId: member._id, claimedBy: `member:${member._id}` });
  });
});

describe('registering is refused', () => {
  test.each(['ADMIN', 'SUBADMIN', 'APPROVERS', 'USER', 'KING'])('as %s', async (vendorType) => {
    const reply = await send({ ...(await someRegistration(app.db)), vendorType });
    expect([reply.statusCode, reply.json().fields]).toEqual([422, { vendorType: 'This field is required' }]);
  });

  test('with a known number or e-mail, whatever its letter case, beside the field', async () => {
    const { form } = await registered();
    const phone = await send(await someRegistration(app.db, { mobileNo: form.mobileNo }));
    expect(phone.statusCode).toBe(409);
    expect(phone.json()).toMatchObject({ error: 'phone_taken', fields: { mobileNo: phone.json().message } });
    const email = await send(await someRegistration(app.db, { email: form.email.toUpperCase() }));
    expect(email.statusCode).toBe(409);
    expect(email.json()).toMatchObject({ error: 'email_taken', fields: { email: email.json().message } });
  });

  test('for all but one of those who register one number at the same moment', async () => {
    const mobileNo = somePhone();
    const forms = await Promise.all([1, 2, 3, 4].map(() => someRegistration(app.db, { mobileNo })));
    const statuses = (await Promise.all(forms.map((form) => send(form)))).map((reply) => reply.statusCode);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });

  test('with a city of another state, an unknown category or a missing file, and leaves nothing behind', async () => {
    const before = await app.db.$count(members);
    const { cityId } = await somePlace(app.db, 'surat-gj');
    const elsewhere = await send(await someRegistration(app.db, { cityId }));
    expect(elsewhere.json().fields).toEqual({ cityId: 'Please choose from the list' });
    const strange = await send(await someRegistration(app.db, { category: newId() }));
    expect(strange.json().fields).toEqual({ category: 'Please choose from the list' });
    const missing = await send(await someRegistration(app.db, { profileImage: newId() }));
    expect([missing.statusCode, missing.json().error]).toEqual([422, 'upload_missing']);
    const foreign = await somePicture(app.db, { ownerId: newId() });
    expect((await send(await someRegistration(app.db, { bannerImage: foreign.path }))).statusCode).toBe(422);
    expect(await app.db.$count(members)).toBe(before);
  });

  test('after five of an address in an hour, refused ones included, and no sooner', async () => {
    const address = someAddress();
    const taken = await someRegistration(app.db, { mobileNo: (await someMember(app.db)).phone });
    for (let i = 0; i < 4; i++) expect((await send(taken, { address })).statusCode).toBe(409);
    expect((await send(await someRegistration(app.db), { address })).statusCode).toBe(200);
    const sixth = await send(await someRegistration(app.db), { address });
    expect([sixth.statusCode, sixth.json().error]).toEqual([429, 'too_many_registrations']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await send(await someRegistration(app.db))).statusCode).toBe(200);
  });
});

test('a second click creates nothing and gets the first answer', async () => {
  const form = await someRegistration(app.db);
  const [address, headers] = [someAddress(), { 'idempotency-key': newId() }];
  const first = await send(form, { address, headers });
  const second = await send(form, { address, headers });
  expect([second.statusCode, second.body]).toEqual([200, first.body]);
});

describe('Start selling', () => {
  test('turns the buyer with that number into the vendor, in the session it has', async () => {
    const buyer = await someMember(app.db, { email: `${newId()}@mail.example` });
    const headers = await app.as(buyer);
    const form = await someRegistration(app.db, {
      mobileNo: buyer.phone,
      email: buyer.email ?? '',
      vendorType: 'RETAILER',
    });
    const reply = await send(form, { headers });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().data).toMatchObject({ _id: buyer.id, role: 'RETAILER' });
    expect((await app.send('GET', '/users/sessions', { headers })).statusCode).toBe(200);
    expect((await app.get(`/users/getUserById/${buyer.id}`)).json().data).toMatchObject({ role: 'RETAILER' });
    expect(await app.db.$count(sellerFigures, eq(sellerFigures.memberId, buyer.id))).toBe(1);
  });

  test('is not for a buyer of another number, nor for who sells already', async () => {
    const [buyer, seller] = [await someMember(app.db), await someSeller(app.db)];
    const other = await send(await someRegistration(app.db, { mobileNo: seller.phone }), { who: buyer });
    expect(other.json().error).toBe('phone_taken');
    const again = await send(await someRegistration(app.db, { mobileNo: seller.phone }), { who: seller });
    expect(again.json().error).toBe('phone_taken');
    expect((await rowOf(buyer.id))?.role).toBe('USER');
  });
});

test('a registration nobody has signed in to is gone after seven days, staff and buyers stay', async () => {
  const old = new Date(Date.now() - 8 * 86_400_000);
  const unproven = await someSeller(app.db, { provenAt: null, createdAt: old });
  const young = await someSeller(app.db, { provenAt: null });
  const proven = await someSeller(app.db, { createdAt: old });
  const staff = await someMember(app.db, { role: 'ADMIN', provenAt: null, createdAt: old });
  const buyer = await someMember(app.db, { role: 'USER', provenAt: null, createdAt: old });
  await app.deps.pool.query(`select graphile_worker.add_job('identity.forgetUnproven')`);
  await app.settle();
  const all = [unproven, young, proven, staff, buyer];
  const left = await Promise.all(all.map(async ({ id }) => (await rowOf(id))?.id));
  expect(left).toEqual([undefined, young.id, proven.id, staff.id, buyer.id]);
});
