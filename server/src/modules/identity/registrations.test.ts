import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { newId } from '#platform/db/id.ts';
import { indianDay } from '#platform/indian-day.ts';
import { testApp } from '#test/app.ts';
import { someMember, somePhone, somePicture, someSeller } from '#test/builders.ts';
import { type Registration, someAddress, someRegistration } from '#test/forms.ts';
import { codeSentTo, pass, realAuthenticator, signInFrom, someDevice } from '#test/sign-in.ts';
import { companies, members, registrations } from './identity.tables.ts';

const app = await testApp({ authenticator: realAuthenticator, settings: { PUBLIC_URL: 'https://shop.example' } });
afterAll(app.close);
const { db } = app;

const browser = () => someDevice(app, { address: someAddress(), browser: true });
type Browser = ReturnType<typeof browser>;
const registered = async (over: Partial<Registration> = {}, device: Browser = browser()): Promise<string> => {
  const reply = await device.post('/users/register', await someRegistration(db, over));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data._id;
};
const entered = async (device: Browser, phone: string) => {
  const reply = await signInFrom(app, device, phone);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const claim = (device: Browser, token: string, keep: string | null) =>
  device.post('/users/claimRegistration', { keep }, { authorization: `Bearer ${token}` });
const left = (phone: string) => db.$count(registrations, eq(registrations.phone, phone));
const rowOf = async (id: string) => (await db.select().from(members).where(eq(members.id, id)))[0];
const companyOf = async (id: string) => (await db.select().from(companies).where(eq(companies.memberId, id)))[0];

describe('a registration with a number that is not proved', () => {
  test('reserves neither the number nor the e-mail: whoever owns them registers and signs in all the same', async () => {
    const [mobileNo, email] = [somePhone(), `${newId()}@mail.example`];
    await registered({ mobileNo, email, businessName: 'Bad Ply', whatsappNo: somePhone() });
    const own = browser();
    await registered({ mobileNo, email, businessName: 'Good Ply' }, own);
    const { data, pendingRegistration, isNewSeller } = await entered(own, mobileNo);
    expect(pendingRegistration).toBeUndefined();
    expect(isNewSeller, 'this sign-in made it a seller').toBe(true);
    expect(await entered(own, mobileNo), 'the next one did not').not.toHaveProperty('isNewSeller');
    expect(data).toMatchObject({ role: 'DEALER', slug: 'good-ply', email });
    expect(await companyOf(data._id)).toMatchObject({ name: 'Good Ply', whatsapp: null, email });
    expect(await left(mobileNo)).toBe(0);
  });

  test('may be one of several at the same moment', async () => {
    const mobileNo = somePhone();
    const forms = await Promise.all([1, 2, 3, 4].map(() => someRegistration(db, { mobileNo })));
    const replies = await Promise.all(forms.map((form) => browser().post('/users/register', form)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await left(mobileNo)).toBe(4);
  });

  test('is bound to its browser by a cookie that scripts and other sites cannot read, for seven days', async () => {
    const reply = await browser().post('/users/register', await someRegistration(db));
    const [cookie] = reply.cookies.filter(({ name }) => name === 'plyhaat_registration');
    expect(cookie).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/api/users',
      maxAge: 7 * 86_400,
    });
    expect(cookie?.value).toMatch(new RegExp(`^${reply.json().data._id}\\.[\\w-]{22}$`));
  });

  test('is not taken by who only knows its id', async () => {
    const [mobileNo, thief] = [somePhone(), browser()];
    const id = await registered({ mobileNo });
    thief.cookies.set('plyhaat_registration', `${id}.${'a'.repeat(22)}`);
    expect((await entered(thief, mobileNo)).data).toMatchObject({ role: 'USER' });
    expect(await left(mobileNo)).toBe(1);
  });

  test('is taken in a browser that registered several numbers, each by its own code', async () => {
    const [device, one, two] = [browser(), somePhone(), somePhone()];
    await registered({ mobileNo: one, businessName: 'First Ply' }, device);
    await registered({ mobileNo: two, businessName: 'Second Ply' }, device);
    expect((await entered(device, one)).data).toMatchObject({ slug: 'first-ply' });
    expect((await entered(device, two)).data).toMatchObject({ slug: 'second-ply' });
  });

  test('is taken without the e-mail that somebody else proved meanwhile', async () => {
    const [device, mobileNo, email] = [browser(), somePhone(), `${newId()}@mail.example`];
    await registered({ mobileNo, email }, device);
    await someMember(db, { email });
    const { data } = await entered(device, mobileNo);
    expect(data).toMatchObject({ role: 'DEALER', email: null });
    expect(await companyOf(data._id)).toMatchObject({ email: null });
  });

  test('bears its owner’s name where staff verified another seller of that name meanwhile', async () => {
    const [device, mobileNo] = [browser(), somePhone()];
    await registered({ mobileNo, businessName: 'Bhakra Ply Mart', authorizedPersonName: 'Om Prakash' }, device);
    const seller = await someSeller(db, {}, { name: 'BHAKRA Ply Mart Pvt Ltd' });
    await db.update(companies).set({ isVerified: true }).where(eq(companies.memberId, seller.id));
    const { data } = await entered(device, mobileNo);
    expect(data.slug).toBe('om-prakash');
    expect(await companyOf(data._id)).toMatchObject({ name: 'Om Prakash' });
  });

  test('is gone after seven days with its photos, and younger ones stay', async () => {
    const [old, young] = [somePhone(), somePhone()];
    const photo = await somePicture(db, { open: false });
    await registered({ mobileNo: old, profileImage: photo.id });
    await pass(app, 7 * 86_400 + 60);
    await registered({ mobileNo: young });
    await app.deps.pool.query(`select graphile_worker.add_job('identity.forgetUnproven')`);
    await app.settle();
    expect([await left(old), await left(young)]).toEqual([0, 1]);
    expect(await db.$count(mediaFiles, eq(mediaFiles.id, photo.id))).toBe(0);
  });
});

describe("'Was this you?'", () => {
  /** Two strangers registered the number; its owner signs in elsewhere. */
  const asked = async () => {
    const mobileNo = somePhone();
    const whatsappNo = somePhone();
    const photo = await somePicture(db, { open: false });
    const password = 'teak and sal wood';
    const first = await registered({
      mobileNo,
      businessName: 'Kaveri Ply',
      whatsappNo,
      password,
      confirmPassword: password,
    });
    const second = await registered({ mobileNo, businessName: 'Tunga Ply', profileImage: photo.id });
    const device = browser();
    return { mobileNo, first, second, photo, device, ...(await entered(device, mobileNo)) };
  };

  test('is asked of a plain member, newest first, with the name and the day and nothing else', async () => {
    const { data, pendingRegistration, first, second } = await asked();
    expect(data).toMatchObject({ role: 'USER', name: 'Member', email: null });
    expect(pendingRegistration).toEqual([
      { _id: second, businessName: 'Tunga Ply', day: indianDay() },
      { _id: first, businessName: 'Kaveri Ply', day: indianDay() },
    ]);
  });

  test('the kept one becomes the member without its password, e-mail and WhatsApp; the others are erased', async () => {
    const { mobileNo, first, photo, device, token, data } = await asked();
    const reply = await claim(device, token, first);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().data).toMatchObject({ _id: data._id, role: 'DEALER', slug: 'kaveri-ply', email: null });
    expect(await rowOf(data._id)).toMatchObject({ name: 'Asha Rao', passwordHash: null, email: null });
    expect(await companyOf(data._id)).toMatchObject({
      name: 'Kaveri Ply',
      phone: mobileNo,
      email: null,
      whatsapp: null,
    });
    await app.settle();
    expect(await left(mobileNo)).toBe(0);
    expect(await db.$count(mediaFiles, eq(mediaFiles.id, photo.id))).toBe(0);
    expect((await app.get('/users/getUserById/kaveri-ply')).json().data.categoryArr).toHaveLength(1);
  });

  test('keeps what the member already told of itself', async () => {
    const { first, device, token, data } = await asked();
    const email = `${newId()}@mail.example`;
    await db.update(members).set({ email }).where(eq(members.id, data._id));
    expect((await claim(device, token, first)).json().data).toMatchObject({ role: 'DEALER', email });
  });

  test('none of them erases all, and the member stays a buyer', async () => {
    const { mobileNo, device, token, data } = await asked();
    expect((await claim(device, token, null)).json().data).toMatchObject({ _id: data._id, role: 'USER' });
    expect(await left(mobileNo)).toBe(0);
    expect((await claim(device, token, null)).statusCode).toBe(200);
  });

  test('is asked again at the next sign-in until it is answered', async () => {
    const { mobileNo, pendingRegistration } = await asked();
    await pass(app, 31);
    expect((await entered(browser(), mobileNo)).pendingRegistration).toEqual(pendingRegistration);
  });

  test('cannot be answered for the registration of another number, nor twice, nor by who sells already', async () => {
    const { first, second, device, token } = await asked();
    const foreign = await registered();
    for (const keep of [foreign, newId()]) {
      const reply = await claim(device, token, keep);
      expect([reply.statusCode, reply.json().error]).toEqual([404, 'registration_not_found']);
    }
    expect((await claim(device, token, first)).statusCode).toBe(200);
    expect((await claim(device, token, second)).statusCode).toBe(404);
    expect((await device.post('/users/claimRegistration', { keep: null })).statusCode).toBe(401);
  });

  test('is not asked of sellers and staff: what names their number is erased', async () => {
    const vendor = await registered().then(
      async (id) => (await db.select().from(registrations).where(eq(registrations.id, id)))[0],
    );
    for (const member of [await someSeller(db), await someMember(db, { role: 'APPROVERS' })]) {
      if (!vendor) throw new Error('the registration is gone');
      await db.insert(registrations).values({ phone: member.phone, vendor: vendor.vendor });
      expect(await entered(browser(), member.phone)).not.toHaveProperty('pendingRegistration');
      expect(await left(member.phone)).toBe(0);
      expect((await rowOf(member.id))?.role).toBe(member.role);
    }
  });

  test('a buyer who begins to sell has answered it', async () => {
    const { mobileNo, token, device } = await asked();
    const form = await someRegistration(db, { mobileNo, businessName: 'My own Ply' });
    const reply = await device.post('/users/register', form, { authorization: `Bearer ${token}` });
    expect(reply.json().data).toMatchObject({ role: 'DEALER', slug: 'my-own-ply' });
    expect(await left(mobileNo)).toBe(0);
  });
});

test('a member exports what was registered with its number, and erases it with the account', async () => {
  const mobileNo = somePhone();
  await registered({ mobileNo, businessName: 'Bhima Ply' });
  const device = browser();
  const { token, data } = await entered(device, mobileNo);
  const headers = { authorization: `Bearer ${token}` };
  const exported = (await app.send('GET', `/users/export/${data._id}`, { headers })).json();
  expect(exported.data.registrations).toMatchObject([{ businessName: 'Bhima Ply' }]);
  await pass(app, 31);
  await device.askCode(mobileNo);
  const otp = await codeSentTo(app, mobileNo);
  const reply = await app.send('DELETE', `/users/deleteById/${data._id}`, {
    headers,
    payload: { otp },
    cookies: Object.fromEntries(device.cookies),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(await left(mobileNo)).toBe(0);
});
