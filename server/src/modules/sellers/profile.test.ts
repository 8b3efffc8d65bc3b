import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, somePhone, somePicture, someProduct, someSeller } from '#test/builders.ts';
import { categoryCalled, type Patch, someAddress, somePlace } from '#test/forms.ts';
import { codeSentTo, realAuthenticator, someDevice } from '#test/sign-in.ts';

const app = await testApp({ authenticator: realAuthenticator });
afterAll(app.close);
const { db } = app;

const patch = (who: Caller, body: Patch | object) => app.patch(`/users/updateUserById/${who.id}`, body, who);
const saved = async (who: Caller, body: Patch) => {
  const reply = await patch(who, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const fieldsOf = async (who: Caller, body: object) => {
  const reply = await patch(who, body);
  expect(reply.statusCode, reply.body).toBe(422);
  return reply.json().fields;
};
const companyOf = async ({ id }: Caller) => (await db.select().from(companies).where(eq(companies.memberId, id)))[0];

test('a business member saves every field of its profile and reads it back', async () => {
  const seller = await someSeller(db);
  const [photo, banner, paper] = [await somePicture(db), await somePicture(db), await somePicture(db)];
  const video = await somePicture(db, { kind: 'video', path: `profile/${newId()}.mp4` });
  const place = await somePlace(db);
  const categoryId = await categoryCalled(db, 'veneers');
  const plain = {
    name: 'Asha Rao',
    email: 'asha.rao@tapi.example',
    dob: '1980-02-29',
    aniversaryDate: '2005-11-11',
    landline: '0253-2345678',
    address: '4 Private Lane',
    description: 'Stockists since 1998.',
    pincode: '422001',
    gstNumber: '27AAAFP0000A1ZD',
    ...place,
  };
  const companyObj = {
    name: 'Tapi Plywood House',
    email: 'office@tapi.example',
    phone: '9876500001',
    address: '12 Ring Road',
    noofepmployee: '25',
    natureOfBusiness: 'Dealer and stockist',
    annualTurnover: '5 crore',
    iecCode: 'IEC0123456',
    yearOfEstablishment: 1998,
    legalStatus: 'Partnership',
    cinNo: 'U20211MH1998PTC000001',
    companyCeo: 'Vikram Rao',
    googleMapsLink: 'https://www.google.com/maps/place/Nashik',
  };
  const { message, data, warnings } = await saved(seller, {
    ...plain,
    whatsapp: '+91 98765 00002',
    companyObj,
    brandNames: ['Vanaroop', 'Kashtmitra'],
    categoryArr: [{ categoryId }],
    profileImage: photo.id,
    bannerImage: banner.path,
    imagesArr: [{ image: banner.id }, photo.path],
    videoArr: [{ video: video.id }],
    documents: [{ image: paper.id }],
  });
  expect([message, warnings]).toEqual(['Profile updated successfully!', []]);
  expect(data).toMatchObject({
    ...plain,
    viewer: 'owner',
    whatsapp: '9876500002',
    companyObj: { ...companyObj, gstNumber: plain.gstNumber },
    brandNames: ['Vanaroop', 'Kashtmitra'],
    categoryArr: [{ categoryId, slug: 'veneers' }],
    profileImage: photo.path,
    bannerImage: banner.path,
    imagesArr: [{ image: banner.path }, { image: photo.path }],
    videoArr: [{ video: video.path }],
    documents: [{ image: expect.stringMatching(new RegExp(`^${paper.path}\\?until=`)) }],
    cityObj: { _id: place.cityId, name: 'Nashik' },
  });
  expect((await app.get(`/users/getUserById/${seller.id}`, seller)).json().data).toEqual(data);
});

test('what is not sent stays, what is sent empty goes', async () => {
  const seller = await someSeller(db, { name: 'Asha Rao' }, { name: 'Tapi', landline: '0253-2345678', about: 'Old' });
  const { data } = await saved(seller, { landline: '', name: 'Asha R. Rao' });
  expect(data).toMatchObject({ name: 'Asha R. Rao', landline: null, description: 'Old', companyName: 'Tapi' });
});

test('a buyer saves what is personal; a company it does not have', async () => {
  const buyer = await someMember(db);
  const { data } = await saved(buyer, { name: 'Meera Shah', gstNumber: '', address: '', companyObj: { name: 'No' } });
  expect(data).toMatchObject({ name: 'Meera Shah', companyObj: null, role: 'USER' });
  expect(await companyOf(buyer)).toBeUndefined();
});

describe('a profile is refused', () => {
  test('to anybody but its owner, staff included', async () => {
    const seller = await someSeller(db);
    for (const who of [await someSeller(db), await someMember(db, { role: 'ADMIN' })]) {
      const reply = await app.patch(`/users/updateUserById/${seller.id}`, { name: 'Mine' }, who);
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({
        error: 'not_your_profile',
        message: 'You can only update your own profile.',
      });
    }
  });

  test.each([
    ['role', 'ADMIN'],
    ['isBlocked', false],
    ['verifeied', true],
    ['subscription', true],
    ['subscriptionEndDate', '2030-01-01T00:00:00Z'],
    ['numberOfAdvertisement', 9],
    ['advertisementDays', 9],
    ['numberOfSales', 9],
    ['saleDays', 9],
    ['profileCount', 9],
    ['rating', 5],
    ['reviewCount', 9],
    ['productsCount', 9],
  ])('with %s, which is not its to set', async (name, value) => {
    const seller = await someSeller(db, { name: 'Before' });
    expect(await fieldsOf(seller, { name: 'After', [name]: value })).toEqual({
      [name]: 'This field cannot be changed',
    });
    const [row] = await db.select().from(members).where(eq(members.id, seller.id));
    expect(row).toMatchObject({ name: 'Before', role: seller.role });
  });

  test('without what a business member needs, each with its own words', async () => {
    const seller = await someSeller(db);
    const empty = { gstNumber: '', address: '', countryId: '', stateId: null, cityId: '', documents: [] };
    expect(await fieldsOf(seller, { ...empty, companyObj: { name: ' ' } })).toEqual({
      'companyObj.name': 'Company name is required',
      gstNumber: 'GST number is required',
      address: 'Address is required',
      countryId: 'Country is required',
      stateId: 'State is required',
      cityId: 'City is required',
      documents: 'GST certificate is required',
    });
    expect(await fieldsOf(seller, { name: '' })).toEqual({ name: 'Name is required' });
  });

  test('with a city of another state, an unknown category, or a file of the wrong kind or of somebody else', async () => {
    const seller = await someSeller(db, await somePlace(db));
    const { cityId } = await somePlace(db, 'surat-gj');
    expect(await fieldsOf(seller, { cityId })).toEqual({ cityId: 'Please choose from the list' });
    expect(await fieldsOf(seller, { categoryArr: [newId()] })).toEqual({ categoryArr: 'Please choose from the list' });
    const picture = await somePicture(db);
    expect(await fieldsOf(seller, { videoArr: [picture.id] })).toEqual({
      videoArr: 'Please select a valid video file',
    });
    const foreign = await somePicture(db, { ownerId: newId() });
    const reply = await patch(seller, { imagesArr: [foreign.path] });
    expect([reply.statusCode, reply.json().error]).toEqual([422, 'upload_missing']);
  });

  test("with somebody else's e-mail", async () => {
    const other = await someMember(db, { email: `${newId()}@mail.example` });
    const reply = await patch(await someSeller(db), { email: other.email });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ error: 'email_taken', fields: { email: expect.any(String) } });
  });
});

describe('a GST number', () => {
  test('must fit the pattern', async () => {
    const fields = await fieldsOf(await someSeller(db), { gstNumber: 'ABC123' });
    expect(fields).toEqual({ gstNumber: 'Please enter a valid GST number' });
  });

  test('with a slip or of another state is saved, and the answer warns of both', async () => {
    const seller = await someSeller(db, await somePlace(db), { isVerified: true });
    const { data, warnings } = await saved(seller, { gstNumber: '24AACCL0000C1ZX' });
    expect(data).toMatchObject({ gstNumber: '24AACCL0000C1ZX', gstWarnings: warnings, verifeied: false });
    expect(warnings.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringContaining('does not look right'),
      expect.stringContaining('different state'),
    ]);
    expect((await saved(seller, { gstNumber: '27AAAFP0000A1ZD' })).warnings).toEqual([]);
  });

  test('that stays the same stays verified', async () => {
    const seller = await someSeller(db, {}, { gstNumber: '27AAAFP0000A1ZD', isVerified: true });
    expect((await saved(seller, { gstNumber: '27AAAFP0000A1ZD' })).data.verifeied).toBe(true);
  });
});

describe('another number', () => {
  const codeFor = async (phone: string) => {
    expect((await someDevice(app, { address: someAddress() }).askCode(phone)).statusCode).toBe(200);
    return codeSentTo(app, phone);
  };

  test('needs the code sent to it, ends the other sessions and keeps this one', async () => {
    const member = await someMember(db);
    const [here, elsewhere] = [await app.as(member), await app.as(member)];
    const phone = somePhone();
    const change = (otp?: string) =>
      app.send('PATCH', `/users/updateUserById/${member.id}`, { payload: { phone, otp }, headers: here });
    const bare = await change();
    expect([bare.statusCode, bare.json().error]).toEqual([422, 'otp_required']);
    const otp = await codeFor(phone);
    const wrong = await change(otp === '000000' ? '000001' : '000000');
    expect([wrong.statusCode, wrong.json().error]).toEqual([422, 'proof_code_invalid']);
    expect(wrong.json().fields.otp).toBe(wrong.json().message);
    const right = await change(otp);
    expect(right.json().data?.phone, right.body).toBe(phone);
    expect((await app.send('GET', '/users/sessions', { headers: here })).statusCode).toBe(200);
    expect((await app.send('GET', '/users/sessions', { headers: elsewhere })).statusCode).toBe(401);
  });

  test('that somebody else has is refused even with its code', async () => {
    const [member, other] = [await someMember(db), await someMember(db)];
    const reply = await patch(member, { phone: other.phone, otp: await codeFor(other.phone) });
    expect([reply.statusCode, reply.json().error]).toEqual([409, 'phone_taken']);
    expect(reply.json().fields).toEqual({ phone: reply.json().message });
  });

  test('must be an Indian mobile; the old one in another writing is no change', async () => {
    const member = await someMember(db);
    expect(await fieldsOf(member, { phone: '+1 555 0100' })).toEqual({ phone: 'Please enter a valid phone number' });
    expect((await saved(member, { phone: `+91 ${member.phone}` })).data.phone).toBe(member.phone);
  });
});

test('the public page and the shop show a change at once', async () => {
  const seller = await someSeller(db, {}, { name: 'Old Name Ply' });
  const product = await someProduct(db, { sellerId: seller.id });
  const names = async () => [
    (await app.get(`/users/getUserById/${seller.id}`)).json().data.companyName,
    (await app.get(`/product/getProductById/${product.slug}`)).json().data.companyName,
  ];
  expect(await names()).toEqual(['Old Name Ply', 'Old Name Ply']);
  await saved(seller, { companyObj: { name: 'New Name Ply' } });
  await expect.poll(names).toEqual(['New Name Ply', 'New Name Ply']);
});
