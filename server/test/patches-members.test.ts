import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { leads } from '#modules/leads/leads.tables.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { type Caller, testApp } from './app.ts';
import { someCategory, someLead, someMember, someRequirement, someSeller } from './builders.ts';
import {
  applied,
  NASHIK_AND_PUNE,
  openOpportunity,
  sentDocument,
  someOfferer,
  submittedDealership,
  submittedOpportunity,
} from './dealing.ts';
import { somePlace } from './forms.ts';
import { changesWhatItNames, type Patched, patchesOf, seenVersion } from './patches.ts';
import { sentFile } from './placing.ts';
import { GSTIN, inDays, sentQuote, someAsker, someQuoter } from './quoting.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const dataFor = (who: Caller, address: string) => async () => (await app.get(address, who)).json().data;

async function billingAddress(): Promise<Patched> {
  const who = await someMember(db);
  const whole = { name: 'Asha Rao', address: '12 Ring Road', stateId: stateId('MH'), pincode: '422001' };
  const reply = await app.patch('/users/billing-address', { ...whole, gstNumber: GSTIN }, who);
  expect(reply.statusCode, reply.body).toBe(200);
  return {
    address: '/users/billing-address',
    who,
    read: dataFor(who, '/users/billing-address'),
    changes: {
      name: 'Asha and sons',
      address: '13 Ring Road',
      pincode: '422002',
      gstNumber: null,
      stateId: stateId('GA'),
    },
    shows: { stateId: ['stateId', 'stateName', 'stateCode'] },
  };
}

async function settings(): Promise<Patched> {
  const who = await someMember(db);
  const address = `/users/settings/${who.id}`;
  return {
    address,
    who,
    read: dataFor(who, address),
    changes: { emailNotifications: false, marketingEmails: true, mailGroups: { digest: false } },
    shows: { mailGroups: ['mailGroups.digest'] },
  };
}

async function profile(): Promise<Patched> {
  const company = {
    name: 'Tapi Plywood House',
    about: 'Since 1998.',
    legalStatus: 'Partnership',
    whatsapp: '9822011111',
  };
  const place = await somePlace(db);
  const who = await someSeller(db, { ...place, birthDate: '1980-02-29' }, { ...company, brandNames: ['Vanaroop'] });
  return {
    address: `/users/updateUserById/${who.id}`,
    who,
    read: dataFor(who, `/users/getUserById/${who.id}`),
    changes: {
      name: 'Asha Rao',
      dob: '1981-01-01',
      whatsapp: '9822022222',
      landline: '0253 2500000',
      address: '12 Ring Road',
      description: 'Since 1999.',
      pincode: '422002',
      brandNames: ['Sahyaveer'],
      categoryArr: [(await someCategory(db)).id],
      companyObj: { legalStatus: 'Proprietorship' },
    },
    follows: ['updatedAt'],
    shows: { companyObj: ['companyObj.legalStatus'] },
  };
}

async function requirement(): Promise<Patched> {
  const who = await someMember(db);
  const { id } = await someRequirement(db, { buyerId: who.id, categoryId: (await someCategory(db)).id });
  return {
    address: `/requirement/updateById/${id}`,
    who,
    read: dataFor(who, `/requirement/getById/${id}`),
    changes: {
      title: 'Other plywood',
      description: 'Other words',
      quantity: '20 sheets',
      budget: 30_000,
      cityId: cityId('pune-mh'),
      categoryId: null,
    },
    follows: ['updatedAt'],
    shows: {
      title: ['productName'],
      budget: ['value'],
      cityId: ['cityId', 'cityName'],
      categoryId: ['category', 'category._id', 'category.name'],
    },
  };
}

async function quote(): Promise<Patched> {
  const { requirement } = await someAsker(app);
  const who = await someQuoter(app);
  const more = { size: '8 x 4 ft', thickness: '18 mm', file: await sentDocument(app, who) };
  const { _id } = await sentQuote(app, requirement.id, who, more);
  return {
    address: `/quotes/${_id}`,
    who,
    read: async () => (await dataFor(who, `/quotes?requirementId=${requirement.id}`)())[0],
    beside: seenVersion,
    follows: ['version', 'updatedAt', 'landed', 'goods', 'gst', 'total'],
    changes: {
      unitPrice: 4400,
      gstPercent: 12,
      freight: 15_000,
      leadTimeDays: 7,
      validUntil: inDays(11),
      note: 'Gurjan face.',
      hsn: '441231',
      size: '7 x 4 ft',
      thickness: '19 mm',
      file: null,
    },
    shows: { file: ['file', 'file.name', 'file.path', 'file.address'] },
  };
}

async function lead(): Promise<Patched> {
  const who = await someSeller(db);
  const { id } = await someLead(db, { sellerId: who.id, buyerId: (await someMember(db)).id, note: 'Rang twice' });
  const isIt = eq(leads.id, id);
  return {
    address: `/leads/updateById/${id}`,
    who,
    read: async () => (await db.select().from(leads).where(isIt))[0],
    changes: { isRead: true, status: 'contacted', note: 'Rang again', reminderAt: '2036-01-01T10:00:00.000Z' },
    shows: { isRead: ['seenAt'], status: ['status', 'respondedAt'] },
  };
}

async function dealership(): Promise<Patched> {
  const who = await someMember(db);
  const optional = { website: 'godavari.example', establishedYear: 1998, documents: [await sentDocument(app, who)] };
  const { _id } = await submittedDealership(app, who, { ...optional, gstNumber: GSTIN });
  return {
    address: `/dealership/updateById/${_id}`,
    who,
    read: dataFor(who, `/dealership/getById/${_id}`),
    changes: {
      name: 'Godavari Boards',
      description: 'Boards since 1998.',
      address: '13 Main Road',
      city: 'Pune',
      pincode: '411001',
      phone: '9822022222',
      email: 'boards@godavari.example',
      businessType: 'Wholesaler',
      website: null,
      establishedYear: 1999,
      gstNumber: null,
      documents: [],
      logo: await sentFile(app, 'logo', who),
    },
    follows: ['updatedAt'],
    shows: { city: ['city', 'cityId'], logo: ['logo', 'logoPicture.path'], website: ['website'] },
  };
}

async function opportunity(): Promise<Patched> {
  const who = await someOfferer(app);
  const { _id } = await submittedOpportunity(app, who, { logo: await sentFile(app, 'logo', who) });
  return {
    address: `/dealershipOwnerRoutes/opportunity/${_id}`,
    who,
    read: dataFor(who, `/dealershipOwnerRoutes/opportunity/${_id}`),
    changes: {
      Organisation_name: 'Rangpat Boards',
      Type: 'Distributorship',
      Brand: 'Rangpat Pro',
      product: 'boards',
      categoryArr: [(await someCategory(db, { name: 'Another' })).id],
      cityId: NASHIK_AND_PUNE.slice(0, 1),
      description: 'Two dealers a city.',
      image: await sentFile(app, 'opportunity', who),
      logo: await sentFile(app, 'logo', who),
    },
    follows: ['updatedAt'],
    shows: {
      categoryArr: ['categories'],
      cityId: ['cities'],
      image: ['image', 'picture.path'],
      logo: ['logo', 'ownLogo', 'logoPicture.path'],
    },
  };
}

async function application(): Promise<Patched> {
  const who = await someOfferer(app);
  const { _id: opportunityId } = await openOpportunity(app, who);
  const { _id } = await applied(app, opportunityId, await someMember(db));
  const address = `/dealershipOwnerRoutes/applications/${_id}`;
  await app.patch(address, { status: 'rejected', reason: 'Too small', note: 'Ask again in March' }, who);
  return {
    address,
    who,
    read: async () => (await dataFor(who, `/dealershipOwnerRoutes/applications?opportunityId=${opportunityId}`)())[0],
    changes: {
      reason: 'Too far away',
      note: 'Ask again in May',
      status: 'accepted',
      cities: NASHIK_AND_PUNE.slice(0, 1),
    },
    shows: { status: ['status', 'reason', 'decidedAt', 'grantedCities'], cities: ['grantedCities'] },
  };
}

const PATCHES: Readonly<Record<string, () => Promise<Patched>>> = {
  'PATCH /users/billing-address': billingAddress,
  'PATCH /users/settings/:id': settings,
  'PATCH /users/updateUserById/:id': profile,
  'PATCH /requirement/updateById/:id': requirement,
  'PATCH /quotes/:id': quote,
  'PATCH /leads/updateById/:id': lead,
  'PATCH /dealership/updateById/:id': dealership,
  'PATCH /dealershipOwnerRoutes/opportunity/:id': opportunity,
  'PATCH /dealershipOwnerRoutes/applications/:id': application,
};

test('each other change in parts is tried here', () => {
  expect(Object.keys(PATCHES).sort()).toEqual(patchesOf(app, 'members'));
});

test.each(Object.entries(PATCHES))('%s changes what it names and nothing else', async (_name, prepare) =>
  changesWhatItNames(app, await prepare()),
);
