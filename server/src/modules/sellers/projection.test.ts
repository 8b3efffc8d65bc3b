import { OwnMember, PublicMember, StaffMember } from '@plyhaat/contract/sellers/profile';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { memberSubscriptions, plans } from '#modules/billing/billing.tables.ts';
import { memberFiles } from '#modules/identity/identity.tables.ts';
import { only } from '#platform/db/sql.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, somePicture, someSeller } from '#test/builders.ts';
import { categoryCalled, somePlace } from '#test/forms.ts';
import { sellerCategories, sellerFigures, sellerStates } from './sellers.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const logo = await somePicture(db);
await somePicture(db, { path: 'profile/tour.mp4', kind: 'video', poster: logo.path });
await somePicture(db, { path: 'profile/pending.mp4', kind: 'video', poster: logo.path, state: 'processing' });
await somePicture(db, { path: 'documents/gst.webp', use: 'certificate', open: false });
const seller = await someSeller(
  db,
  {
    name: 'Asha Rao',
    slug: 'tapi-plywood-house',
    phone: '9876543210',
    email: 'asha@tapi.example',
    ...(await somePlace(db)),
    address: '4 Private Lane',
    birthDate: '1980-02-29',
    anniversaryDate: '2005-11-11',
    profileImage: logo.path,
    bannerImage: logo.path,
    passwordHash: 'scrypt$secret',
  },
  {
    name: 'Tapi Plywood House',
    about: 'Stockists since 1998.',
    address: '12 Ring Road',
    pinCode: '422001',
    natureOfBusiness: 'Dealer',
    yearOfEstablishment: 1998,
    legalStatus: 'Partnership',
    gstNumber: '24AACCL0000C1ZN',
    googleMapsLink: 'https://maps.app.goo.gl/x1',
    phone: '9876500001',
    whatsapp: '9876500002',
    landline: '0253-2345678',
    email: 'office@tapi.example',
    employees: '25',
    annualTurnover: '5 crore',
    iecCode: 'IEC0123456',
    cinNumber: 'U20211MH1998PTC000001',
    chiefExecutive: 'Vikram Rao',
    brandNames: ['Vanaroop'],
    isVerified: true,
    holidayUntil: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    holidayNote: 'Diwali',
  },
);
await db.insert(memberFiles).values([
  { memberId: seller.id, kind: 'image', position: 0, path: logo.path },
  { memberId: seller.id, kind: 'video', position: 0, path: 'profile/tour.mp4' },
  { memberId: seller.id, kind: 'video', position: 1, path: 'profile/pending.mp4' },
  { memberId: seller.id, kind: 'document', position: 0, path: 'documents/gst.webp' },
]);
await db
  .insert(sellerFigures)
  .values({ memberId: seller.id, rating: 4.5, reviewCount: 12, productCount: 7, profileViews: 99 });
await db.insert(sellerCategories).values({ memberId: seller.id, categoryId: await categoryCalled(db, 'plywood') });
await db.insert(sellerStates).values({ memberId: seller.id, stateId: (await somePlace(db)).stateId });
const [plan] = await db.select().from(plans).where(eq(plans.key, 'dealer-standard'));
const now = Date.now();
await db.insert(memberSubscriptions).values({
  memberId: seller.id,
  planId: only(plan ? [plan] : []).id,
  startsAt: new Date(now - 86_400_000),
  endsAt: new Date(now + 86_400_000),
});

/** Values nobody but the owner and staff may read, wherever they stand in a reply. */
const PRIVATE = [
  '9876543210',
  'asha@tapi.example',
  '4 Private Lane',
  '1980-02-29',
  '2005-11-11',
  '9876500001',
  '9876500002',
  '2345678',
  'office@tapi.example',
  '5 crore',
  'IEC0123456',
  'U20211MH1998PTC000001',
  'Vikram Rao',
  'documents/gst.webp',
  'profile/pending.mp4',
];

const sellers: Caller = await someSeller(db);
const buyer: Caller = await someMember(db);
const staff = await Promise.all((['ADMIN', 'SUBADMIN', 'APPROVERS'] as const).map((role) => someMember(db, { role })));
const read = async (idOrSlug: string, who?: Caller) =>
  (await app.get(`/users/getUserById/${idOrSlug}`, who)).json().data;

/** Every name in a reply, with the names inside it: `companyObj.phone`, `imagesArr.image`. */
function namesIn(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((entry) => namesIn(entry, prefix)))];
  if (typeof value !== 'object' || value === null) return [prefix];
  return Object.entries(value).flatMap(([name, inner]) => namesIn(inner, prefix ? `${prefix}.${name}` : name));
}

const EVERYBODY = `viewer _id slug name role companyName description pincode countryId stateId cityId countryObj._id
  countryObj.name stateObj._id stateObj.name cityObj._id cityObj.name cityName stateName profileImage bannerImage
  imagesArr.image videoArr.video videoArr.state videoArr.poster categoryArr.categoryId categoryArr.name categoryArr.slug brandNames rating reviewCount
  productsCount performance.responseMinutes performance.responseRate performance.sameDayRate performance.positiveRate
  verifeied subscription isActive holidayUntil holidayNote createdAt updatedAt phone whatsapp landline email companyObj.name companyObj.address
  companyObj.natureOfBusiness companyObj.yearOfEstablishment companyObj.legalStatus companyObj.gstNumber
  companyObj.googleMapsLink companyObj.phone companyObj.email`.split(/\s+/);
const PICTURES = ['profilePicture', 'bannerPicture', 'imagesArr.picture'].flatMap((name) =>
  ['path', 'width', 'height', 'placeholder', 'avif'].map((part) => `${name}.${part}`),
);
const OWNER =
  `dob aniversaryDate servesStates._id servesStates.name underReview address gstNumber gstWarnings.field gstWarnings.message documents.image
  subscriptionEndDate isBlocked numberOfAdvertisement advertisementDays numberOfSales saleDays numberOfBannerImages bannerimagesDays profileCount
  companyObj.noofepmployee companyObj.annualTurnover companyObj.iecCode companyObj.cinNo companyObj.companyCeo`.split(
    /\s+/,
  );
const STAFF = ['provenAt', 'lastSeenAt'];

test.each([
  ['nobody', undefined],
  ['a buyer', buyer],
  ['another seller', sellers],
])('%s reads exactly the public names, and no private value', async (_name, who) => {
  const reply = await read(seller.id, who);
  expect(namesIn(reply).sort()).toEqual([...EVERYBODY, ...PICTURES].sort());
  const text = JSON.stringify(reply);
  expect(PRIVATE.filter((value) => text.includes(value))).toEqual([]);
  expect(reply).toMatchObject({
    viewer: 'public',
    phone: '98XXXXXX10',
    whatsapp: '98XXXXXX02',
    landline: '02XXXXXX78',
    email: 'aXXXXXX@XXXXXX.example',
    companyObj: { phone: '98XXXXXX01', email: 'oXXXXXX@XXXXXX.example', gstNumber: '24AACCL0000C1ZN' },
  });
});

test('the owner reads its own names and values, and not what staff note', async () => {
  const reply = await read(seller.id, seller);
  expect(namesIn(reply).sort()).toEqual([...EVERYBODY, ...PICTURES, ...OWNER].sort());
  const text = JSON.stringify(reply);
  expect(PRIVATE.filter((value) => !text.includes(value))).toEqual([]);
  expect(reply).toMatchObject({
    viewer: 'owner',
    documents: [{ image: expect.stringMatching(/^documents\/gst\.webp\?until=\d+&signature=/) }],
    videoArr: [{ video: 'profile/tour.mp4', state: 'ready' }, { state: 'processing' }],
    profileCount: 99,
    subscription: true,
    gstWarnings: [{ field: 'gstNumber' }],
  });
});

test.each(staff.map((member) => [member.role, member] as const))('%s reads all of it', async (_role, who) => {
  const reply = await read(seller.id, who);
  expect(namesIn(reply).sort()).toEqual([...EVERYBODY, ...PICTURES, ...OWNER, ...STAFF].sort());
});

test('the GST certificate opens by the address that owner and staff are given, and by no other', async () => {
  await app.deps.files.put('documents/gst.webp', Buffer.from('a certificate'));
  const open = async (path: string) => (await app.app.inject({ url: `/api/uploads/${path}` })).statusCode;
  for (const who of [seller, ...staff]) {
    const [paper] = (await read(seller.id, who)).documents;
    expect(await open(paper.image)).toBe(200);
    expect(await open(paper.image.replace('signature=', 'signature=x'))).toBe(404);
  }
  expect(await open('documents/gst.webp')).toBe(404);
});

test('no reply ever holds a password, not even its hash', async () => {
  for (const who of [undefined, seller, ...staff])
    expect(JSON.stringify(await read(seller.id, who))).not.toContain('scrypt');
  for (const schema of [PublicMember, OwnMember, StaffMember])
    expect(Object.keys(schema.shape).filter((name) => /password|settings|token/i.test(name))).toEqual([]);
});

test('the walk covers every name the contract lets out', () => {
  const top = (names: readonly string[]) => [...new Set(names.map((name) => name.split('.')[0]))].sort();
  expect(Object.keys(PublicMember.shape).sort()).toEqual(top([...EVERYBODY, ...PICTURES]));
  expect(Object.keys(OwnMember.shape).sort()).toEqual(top([...EVERYBODY, ...PICTURES, ...OWNER]));
  expect(Object.keys(StaffMember.shape).sort()).toEqual(top([...EVERYBODY, ...PICTURES, ...OWNER, ...STAFF]));
});

test('a member is found by its slug too, and a visitor named in the query changes nothing', async () => {
  expect((await read('tapi-plywood-house'))._id).toBe(seller.id);
  expect((await read(`${seller.id}?visitorUserId=${seller.id}`)).viewer).toBe('public');
});

test('a buyer and a member of staff exist for themselves and for staff alone', async () => {
  for (const member of [buyer, ...staff]) {
    for (const who of [undefined, sellers, seller]) {
      const reply = await app.get(`/users/getUserById/${member.id}`, who);
      expect([reply.statusCode, reply.json().error]).toEqual([404, 'user_not_found']);
    }
    expect((await read(member.id, member)).viewer).toBe('owner');
  }
  expect((await read(buyer.id, staff[0])).viewer).toBe('staff');
  expect((await read(buyer.id, buyer)).companyObj).toBeNull();
});

test('a store that is blocked or not yet proven is closed to the public, not to staff', async () => {
  for (const over of [{ isBlocked: true }, { provenAt: null }]) {
    const closed = await someSeller(db, over);
    expect((await app.get(`/users/getUserById/${closed.id}`)).statusCode).toBe(404);
    expect((await app.get(`/users/getUserById/${closed.slug}`, buyer)).statusCode).toBe(404);
    expect((await read(closed.id, staff[2])).viewer).toBe('staff');
  }
});
