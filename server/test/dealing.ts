import { APPLICATION_QUESTIONS } from '@plyhaat/contract/dealerships/application-form';
import { cityId as cityOf, stateId as stateIdOf } from '#modules/places/reference.sql.ts';
import type { Caller, TestApp } from './app.ts';
import { someCategory, someSeller } from './builders.ts';
import { allow, sentFile } from './placing.ts';
import { someApprover } from './selling.ts';
import { uploaded } from './uploads.ts';

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF', 'latin1');

/** A document that was sent a moment ago, by its id. */
export const sentDocument = async (app: TestApp, who: Caller, name = 'licence.pdf'): Promise<string> =>
  (await uploaded(app, 'document', { bytes: PDF, name, type: 'application/pdf' }, who))._id;

/** The dealership form as somebody fills it in. */
export const dealershipForm = async (app: TestApp, who: Caller, over: object = {}) => ({
  name: 'Godavari Ply Centre',
  description: 'Plywood and laminates since 1998.',
  address: '12 Main Road',
  state: 'Maharashtra',
  city: 'Nashik',
  pincode: '422001',
  phone: '+91 98220 11111',
  email: 'shop@godavari.example',
  businessType: 'Retailer',
  logo: await sentFile(app, 'logo', who),
  ...over,
});

export async function submittedDealership(app: TestApp, who: Caller, over: object = {}) {
  const reply = await app.post('/dealership', await dealershipForm(app, who, over), who);
  if (reply.statusCode !== 200) throw new Error(`the dealership was refused: ${reply.body}`);
  return reply.json().data as { _id: string; documents: { path: string; address: string }[]; [name: string]: unknown };
}

export async function activeDealership(app: TestApp, who: Caller, over: object = {}) {
  const made = await submittedDealership(app, who, over);
  await someApprover(app).decideNow('dealership', made._id, 'approve');
  return made;
}

/** A seller who may publish opportunities. */
export async function someOfferer(app: TestApp, granted = 10, days = 30) {
  const owner = await someSeller(app.db, {}, { name: 'Rangpat Surfaces' });
  await allow(app.db, owner, 'opportunity', granted, days);
  return owner;
}

export const NASHIK_AND_PUNE = ['nashik-mh', 'pune-mh'].map(cityOf);

/** The opportunity form as somebody fills it in. */
export const opportunityForm = async (app: TestApp, owner: Caller, over: object = {}) => ({
  Organisation_name: 'Rangpat Surfaces',
  Type: 'Exclusive dealership',
  Brand: 'Rangpat',
  product: 'laminates',
  categoryArr: [(await someCategory(app.db)).id],
  stateId: stateIdOf('MH'),
  cityId: NASHIK_AND_PUNE,
  image: await sentFile(app, 'opportunity', owner),
  description: 'One dealer a city.',
  ...over,
});

const OWN = '/dealershipOwnerRoutes/opportunity';
export async function submittedOpportunity(app: TestApp, owner: Caller, over: object = {}) {
  const reply = await app.post(OWN, await opportunityForm(app, owner, over), owner);
  if (reply.statusCode !== 200) throw new Error(`the opportunity was refused: ${reply.body}`);
  return reply.json().data as { _id: string; image: string; [name: string]: unknown };
}

export async function openOpportunity(app: TestApp, owner: Caller, over: object = {}) {
  const made = await submittedOpportunity(app, owner, over);
  const reply = await someApprover(app).decideNow('opportunity', made._id, 'approve');
  if (reply.statusCode !== 200) throw new Error(`not approved: ${reply.body}`);
  return made;
}

export const APPLY = '/dealershipUserRoutes/applyForDealershipOpportunitiy';
export const applicationForm = (ownerShipId: string, over: object = {}) => ({
  ownerShipId,
  Organisation_name: 'Godavari Ply Centre',
  email: 'Buyer@Godavari.example',
  questionArr: APPLICATION_QUESTIONS.map((question, i) => ({ question, answer: `Answer ${i + 1}` })),
  ...over,
});

export async function applied(app: TestApp, opportunityId: string, who: Caller, over: object = {}) {
  const reply = await app.post(APPLY, applicationForm(opportunityId, over), who);
  if (reply.statusCode !== 200) throw new Error(`the application was refused: ${reply.body}`);
  return reply.json().data as { _id: string; status: string; [name: string]: unknown };
}
