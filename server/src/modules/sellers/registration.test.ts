import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { companies, members, registrations } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, somePicture, someSeller } from '#test/builders.ts';
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
const browser = () => someDevice(app, { address: someAddress(), browser: true });
type Browser = ReturnType<typeof browser>;
const registered = async (over: Partial<Registration> = {}, device: Browser = browser()) => {
  const form = await someRegistration(app.db, over);
  const reply = await device.post('/users/register', form);
  expect(reply.statusCode, reply.body).toBe(200);
  return { form, device, registration: reply.json().data };
};
/** Registers and proves the number in the same browser. */
const enrolled = async (over: Partial<Registration> = {}) => {
  const { form, device, registration } = await registered(over);
  const reply = await signInFrom(app, device, form.mobileNo);
  expect(reply.statusCode, reply.body).toBe(200);
  await app.settle();
  return { form, registration, member: reply.json().data, reply: reply.json() };
};
const rowOf = async (id: string) => (await app.db.select().from(members).where(eq(members.id, id)))[0];

describe('registering', () => {
  test('makes no member before the number is proved, and the first sign-in in that browser opens the store', async () => {
    const { form, device, registration } = await registered({
      businessName: 'Gomti Ply Udyog',
      gstNo: '27aaafp0000a1zd',
    });
    expect(registration).toMatchObject({ name: 'Asha Rao', role: 'DEALER', phone: form.mobileNo, email: form.email });
    expect(await app.db.$count(members, eq(members.phone, form.mobileNo))).toBe(0);
    expect((await app.get(`/users/getUserById/${registration._id}`)).statusCode).toBe(404);
    expect((await app.get('/users/searchVendor?search=Gomti')).json().data).toEqual([]);
    await app.settle();
    expect((await app.get(`/dev/outbox?to=${form.email}`)).json().data).toEqual([]);

    const reply = (await signInFrom(app, device, form.mobileNo)).json();
    await app.settle();
    expect(reply).not.toHaveProperty('pendingRegistration');
    expect(reply.data).toMatchObject({ name: 'Asha Rao', role: 'DEALER', slug: 'gomti-ply-udyog', email: form.email });
    const [company] = await app.db.select().from(companies).where(eq(companies.memberId, reply.data._id));
    expect(company).toMatchObject({
      name: 'Gomti Ply Udyog',
      gstNumber: '27AAAFP0000A1ZD',
      yearOfEstablishment: 1998,
      brandNames: ['Vanaroop', 'Sahyaveer'],
      address: '12 Ring Road, Nashik',
      phone: form.mobileNo,
      isVerified: false,
    });
    const store = (await app.get('/users/getUserById/gomti-ply-udyog')).json().data;
    expect(store).toMatchObject({ companyName: 'Gomti Ply Udyog', cityName: 'Nashik', viewer: 'public' });
    expect(store.categoryArr).toEqual([{ categoryId: form.category, name: 'Plywood', slug: 'plywood' }]);
    expect(await app.db.$count(sellerFigures, eq(sellerFigures.memberId, reply.data._id))).toBe(1);
  });

  test('stores a password as a salted scrypt hash and nowhere else', async () => {
    const password = 'correct horse battery';
    const { member } = await enrolled({ password, confirmPassword: password });
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

  test('IDEN-13: sends a welcome mail once the number is proved', async () => {
    const { form } = await enrolled({ businessName: 'Shivalik Boards' });
    const [mail] = (await app.get(`/dev/outbox?to=${form.email}`)).json().data;
    expect(mail).toMatchObject({ channel: 'mail', subject: 'Welcome to Plyhaat' });
    expect(mail.text).toContain('Shivalik Boards is registered on Plyhaat');
  });

  test('gives two companies of one name two addresses', async () => {
    const [one, two] = [await enrolled({ businessName: 'Twin Ply' }), await enrolled({ businessName: 'Twin Ply' })];
    expect(one.member.slug).toBe('twin-ply');
    expect(two.member.slug).toMatch(/^twin-ply-[0-9a-f]{8}$/);
  });

  test('keeps the two photos that were uploaded before it to itself, and hands them to the member', async () => {
    const [photo, banner] = [await somePicture(app.db, { open: false }), await somePicture(app.db, { open: false })];
    const { form, device, registration } = await registered({ profileImage: photo.id, bannerImage: banner.path });
    const fileOf = async (id: string) => (await app.db.select().from(mediaFiles).where(eq(mediaFiles.id, id)))[0];
    expect(await fileOf(photo.id)).toMatchObject({
      ownerId: registration._id,
      claimedBy: `registration:${registration._id}`,
      open: false,
    });
    const { _id } = (await signInFrom(app, device, form.mobileNo)).json().data;
    expect(await rowOf(_id)).toMatchObject({ profileImage: photo.path, bannerImage: banner.path });
    for (const { id } of [photo, banner])
      expect(await fileOf(id)).toMatchObject({ ownerId: _id, claimedBy: `member:${_id}`, open: true });
  });
});

describe('registering is refused', () => {
  test.each(['ADMIN', 'SUBADMIN', 'APPROVERS', 'USER', 'KING'])('as %s', async (vendorType) => {
    const reply = await send({ ...(await someRegistration(app.db)), vendorType });
    expect([reply.statusCode, reply.json().fields]).toEqual([422, { vendorType: 'This field is required' }]);
  });

  test('SELL-3: with the number or e-mail of a member, whatever its letter case, beside the field', async () => {
    const { form } = await enrolled();
    const phone = await send(await someRegistration(app.db, { mobileNo: form.mobileNo }));
    expect(phone.statusCode).toBe(409);
    expect(phone.json()).toMatchObject({ error: 'phone_taken', fields: { mobileNo: phone.json().message } });
    const email = await send(await someRegistration(app.db, { email: form.email.toUpperCase() }));
    expect(email.statusCode).toBe(409);
    expect(email.json()).toMatchObject({ error: 'email_taken', fields: { email: email.json().message } });
  });

  test('with a city of another state, an unknown category or a missing file, and leaves nothing behind', async () => {
    const before = await app.db.$count(registrations);
    const { cityId } = await somePlace(app.db, 'surat-gj');
    const elsewhere = await send(await someRegistration(app.db, { cityId }));
    expect(elsewhere.json().fields).toEqual({ cityId: 'Please choose from the list' });
    const strange = await send(await someRegistration(app.db, { category: newId() }));
    expect(strange.json().fields).toEqual({ category: 'Please choose from the list' });
    const missing = await send(await someRegistration(app.db, { profileImage: newId() }));
    expect([missing.statusCode, missing.json().error]).toEqual([422, 'upload_missing']);
    const foreign = await somePicture(app.db, { ownerId: newId() });
    expect((await send(await someRegistration(app.db, { bannerImage: foreign.path }))).statusCode).toBe(422);
    expect(await app.db.$count(registrations)).toBe(before);
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
