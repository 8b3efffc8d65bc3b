import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { brands, categories } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { cities } from '#modules/places/places.tables.ts';
import { cityId } from '#modules/places/reference.sql.ts';
import { someBrand, someCategory, someMember, somePicture } from './builders.ts';
import { shop } from './buying.ts';
import { changesWhatItNames, type Patched, patchesOf, seenVersion } from './patches.ts';
import { inHours } from './placing.ts';
import { POST } from './writing.ts';

const { app, provider, notice } = await shop();
afterAll(app.close);
const { db } = app;
const admin = await someMember(db, { role: 'ADMIN' });

type OfStaff = Omit<Patched, 'who'>;
type Row = { readonly [name: string]: unknown };
const picture = async (use: 'content' | 'banner') =>
  (await somePicture(db, { ownerId: admin.id, claimedBy: null, use })).path;
const data = async (address: string) => (await app.get(address, admin)).json().data;
const listed = async (list: string, id: unknown) => (await data(list)).find(({ _id }: Row) => _id === id);
async function added(address: string, body: object): Promise<string> {
  const reply = await app.post(address, body, admin);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data._id;
}

async function post(): Promise<OfStaff> {
  const schedule = { saveAs: 'schedule', publishAt: inHours(24) };
  const form = { ...POST, ...schedule, excerpt: 'Edges tell.', tags: ['edge'], image: await picture('content') };
  const address = `/admin/blog/${await added('/admin/blog', form)}`;
  return {
    address,
    read: () => data(address),
    beside: seenVersion,
    follows: ['version', 'updatedAt'],
    changes: {
      name: 'Reading the edge of a door',
      slug: 'edges-of-doors',
      excerpt: 'Doors tell more.',
      category: 'Doors',
      tags: ['door'],
      source: '{"type":"other"}',
      image: await picture('content'),
      description: '<p>Look at the hinge.</p>',
      publishAt: inHours(48),
    },
    // The editor's document of the former body would bring that back.
    shows: { description: ['description', 'source'], image: ['image', 'picture.path'] },
  };
}

async function video(): Promise<OfStaff> {
  const form = {
    name: 'A mill tour',
    embed: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    poster: await picture('content'),
    duration: 90,
    category: 'Mills',
    description: 'From log to sheet.',
  };
  const address = `/admin/videos/${await added('/admin/videos', form)}`;
  return {
    address,
    read: () => data(address),
    follows: ['updatedAt'],
    changes: {
      name: 'Another tour',
      embed: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKZ',
      poster: await picture('content'),
      duration: 91,
      description: 'From sheet to shelf.',
      isPublished: true,
    },
    shows: { embed: ['url'], poster: ['thumbnail', 'picture.path'] },
  };
}

async function houseBanner(): Promise<OfStaff> {
  const words = { eyebrow: 'This week', title: 'Diwali rates', description: 'All boards.', linkText: 'See them' };
  const pictures = { image: await picture('banner'), appImage: await picture('banner') };
  const days = { from: '2026-01-01', until: '2036-01-01', isActive: true };
  const id = await added('/admin/banners', { ...words, ...pictures, ...days, link: '/shop' });
  return {
    address: `/admin/banners/${id}`,
    read: () => listed('/admin/banners', id),
    changes: {
      eyebrow: null,
      title: 'Holi rates',
      image: await picture('banner'),
      appImage: await picture('banner'),
      from: '2026-01-02',
      until: null,
      isActive: false,
    },
    shows: {
      image: ['image', 'picture.path'],
      appImage: ['appImage', 'appPicture.path'],
      isActive: ['isActive', 'state'],
    },
  };
}

async function template(): Promise<OfStaff> {
  const words = { kind: 'product', title: 'Picture unclear', text: 'The picture is blurred.' };
  const id = await added('/admin/review-templates', words);
  return {
    address: `/admin/review-templates/${id}`,
    read: () => listed('/admin/review-templates', id),
    changes: { title: 'Picture dark', text: 'The picture is dark.' },
  };
}

async function city(): Promise<OfStaff> {
  const isIt = eq(cities.id, cityId('ponda-ga'));
  await db
    .update(cities)
    .set({ spellings: ['Phondem'] })
    .where(isIt);
  return {
    address: `/admin/locations/${cityId('ponda-ga')}`,
    read: async () => (await db.select().from(cities).where(isIt))[0],
    beside: seenVersion,
    follows: ['version'],
    changes: { name: 'Phonda', spellings: ['Fonda'], isHidden: true },
  };
}

async function category(): Promise<OfStaff> {
  const { id } = await someCategory(db, { image: 'categories/first.webp' });
  return {
    address: `/admin/categories/${id}`,
    read: async () => (await db.select().from(categories).where(eq(categories.id, id)))[0],
    beside: seenVersion,
    follows: ['version', 'words'],
    changes: { name: 'Renamed boards', isHidden: true, image: await picture('content') },
    shows: { isHidden: ['isHidden', 'shown'] },
  };
}

async function brand(): Promise<OfStaff> {
  const { id } = await someBrand(db);
  return {
    address: `/admin/brands/${id}`,
    read: async () => (await db.select().from(brands).where(eq(brands.id, id)))[0],
    beside: seenVersion,
    follows: ['version', 'nameKey'],
    changes: { name: 'Renamed brand' },
  };
}

async function term(): Promise<OfStaff> {
  await app.post('/admin/lexicon', { term: 'zzboard', meanings: ['plywood'] }, admin);
  return {
    address: '/admin/lexicon/zzboard',
    read: async () => (await data('/admin/lexicon?q=zzboard'))[0],
    beside: seenVersion,
    follows: ['version', 'editedAt'],
    changes: { isActive: false, meanings: ['laminate'] },
  };
}

const setting = async (): Promise<OfStaff> => ({
  address: '/admin/settings/callsADay',
  read: async () => {
    const all: Row[] = await data('/admin/settings');
    const { version } = all.find(({ name }) => name === 'callsADay') ?? {};
    return { ...Object.fromEntries(all.map(({ name, value }) => [name, value])), version };
  },
  beside: seenVersion,
  follows: ['version'],
  changes: { value: 50 },
  shows: { value: ['callsADay'] },
});

async function member(): Promise<OfStaff> {
  const { id } = await someMember(db, { email: 'asha@home.example', address: '12 Ring Road' });
  return {
    address: `/admin/users/${id}`,
    read: async () => (await db.select().from(members).where(eq(members.id, id)))[0],
    beside: () => ({ reason: 'Asked for it by mail' }),
    follows: ['updatedAt'],
    changes: { role: 'APPROVERS', blocked: true },
    shows: { blocked: ['isBlocked'] },
  };
}

const plan = async (): Promise<OfStaff> => ({
  address: '/admin/plans/dealer-standard',
  read: async () => (await data('/admin/plans')).find(({ key }: Row) => key === 'dealer-standard').versions[0],
  beside: seenVersion,
  follows: ['version', '_id', 'createdAt'],
  changes: { name: 'Steady', description: 'For steady dealers.', messages: ['One line'], price: 4321, saleDays: 5 },
  shows: { messages: ['messageArr'] },
});

const topup = async (): Promise<OfStaff> => ({
  address: '/admin/topups/sale',
  read: async () => {
    const { priceArr, ...one } = (await data('/admin/topups')).find(({ key }: Row) => key === 'sale').versions[0];
    return { ...one, prices: priceArr.map(({ price, numberOfDays }: Row) => ({ price, numberOfDays })) };
  },
  beside: seenVersion,
  follows: ['version', '_id', 'createdAt'],
  changes: { name: 'More', description: 'Busy weeks.', position: 9, prices: [{ price: 111, numberOfDays: 3 }] },
});

async function payment(): Promise<OfStaff> {
  const orderId = 'PX00000000000P001';
  provider.say(orderId, 'paid', 1000);
  await notice(orderId, orderId);
  await app.settle();
  const { _id } = (await data('/admin/payments')).find((one: Row) => one.providerOrderId === orderId);
  return {
    address: `/admin/payments/${_id}`,
    read: () => listed('/admin/payments', _id),
    // Who wrote the note, and when.
    follows: ['by', 'decidedAt'],
    changes: { note: 'Checked at the provider' },
  };
}

const PATCHES: Readonly<Record<string, () => Promise<OfStaff>>> = {
  'PATCH /admin/blog/:id': post,
  'PATCH /admin/videos/:id': video,
  'PATCH /admin/banners/:id': houseBanner,
  'PATCH /admin/review-templates/:id': template,
  'PATCH /admin/locations/:id': city,
  'PATCH /admin/categories/:id': category,
  'PATCH /admin/brands/:id': brand,
  'PATCH /admin/lexicon/:term': term,
  'PATCH /admin/settings/:name': setting,
  'PATCH /admin/users/:id': member,
  'PATCH /admin/plans/:key': plan,
  'PATCH /admin/topups/:key': topup,
  'PATCH /admin/payments/:id': payment,
};

test('each change in parts that staff make is tried here', () => {
  expect(Object.keys(PATCHES).sort()).toEqual(patchesOf(app, 'staff'));
});

test.each(Object.entries(PATCHES))('%s changes what it names and nothing else', async (_name, prepare) =>
  changesWhatItNames(app, { who: admin, ...(await prepare()) }),
);
