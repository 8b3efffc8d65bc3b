import { setTimeout } from 'node:timers/promises';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { APPLICATION_QUESTIONS } from '@plyhaat/contract/dealerships/application-form';

type Json = Record<string, unknown> & { readonly _id: string };
export type Who = 'seller' | 'buyer' | 'admin' | 'stranger';

/** A marketplace to write to over its API, with the things that are written about. */
export type World = {
  /** Answers `data`, and throws where the call is refused. */
  call<Answer = Json>(who: Who, call: string, body?: object): Promise<Answer>;
  /** Staff decide on what waits. */
  decide(kind: string, id: string, decision: object): Promise<void>;
  readonly ids: Record<
    | 'seller'
    | 'buyer'
    | 'product'
    | 'category'
    | 'ownCategory'
    | 'template'
    | 'opportunity'
    | 'dealership'
    | 'flashSale'
    | 'another',
    string
  > &
    Record<'promotion' | 'reel' | 'video' | 'post' | 'banner' | 'stateId' | 'cityId' | 'order' | 'plan', string>;
  /** What this round found out, for the screens of this round. */
  readonly now: Record<string, string>;
};
type Filed = { readonly _id: string; readonly owner: { readonly _id: string } };
type Text = (field: string) => string;
type Writer = {
  /** As the contract names it. */
  readonly call: string;
  readonly fields: readonly string[];
  write(world: World, text: Text): Promise<unknown>;
};

const writer = (call: string, fields: string, write: Writer['write']): Writer => ({
  call,
  fields: fields.split(' '),
  write,
});
const approved = { decision: 'approve' };
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const all = (fields: string, text: Text) => Object.fromEntries(fields.split(' ').map((field) => [field, text(field)]));

const SPECIFICATION = 'thickness application grade wood glue warranty size finish minimumOrder';
const COMPANY = 'name address noofepmployee natureOfBusiness annualTurnover legalStatus cinNo companyCeo';
const within = (fields: string, inside: string) =>
  fields
    .split(' ')
    .map((field) => `${inside}.${field}`)
    .join(' ');
const nested = (fields: string, inside: string, text: Text) =>
  Object.fromEntries(fields.split(' ').map((field) => [field, text(`${inside}.${field}`)]));

const ofSellers: readonly Writer[] = [
  writer(
    'PATCH /users/updateUserById/:id',
    `name address description holidayNote brandNames ${within(COMPANY, 'companyObj')}`,
    async ({ call, decide, ids }, text) => {
      await call('seller', `PATCH /users/updateUserById/${ids.seller}`, {
        ...all('name address description holidayNote brandNames', text),
        holidayUntil: inDays(3),
        companyObj: nested(COMPANY, 'companyObj', text),
      });
      // The name and address of a verified seller.
      await decide('gst', ids.seller, approved);
    },
  ),
  writer(
    'PATCH /product/updateById/:id',
    `name longDescription shortDescription code ${within(SPECIFICATION, 'specification')}`,
    async ({ call, decide, ids }, text) => {
      await call('seller', `PATCH /product/updateById/${ids.product}`, {
        ...all('name longDescription shortDescription code', text),
        specification: nested(SPECIFICATION, 'specification', text),
      });
      await decide('product', ids.product, approved);
    },
  ),
  writer('POST /Brand/addBrand', 'name', ({ call }, text) =>
    call('seller', 'POST /Brand/addBrand', { name: text('name') }),
  ),
  writer('POST /shares', 'title', async ({ call, ids, now }, text) => {
    const list = await call('seller', 'POST /shares', { productIds: [ids.product], title: text('title') });
    now.code = String(list.code);
  }),
  writer('PATCH /flashSales/updateById/:id', 'description', async ({ call, decide, ids }, text) => {
    await call('seller', `PATCH /flashSales/updateById/${ids.flashSale}`, { description: text('description') });
    await decide('flashSale', ids.flashSale, approved);
  }),
  writer('PATCH /promotion/updateById/:id', 'message', async ({ call, decide, ids }, text) => {
    await call('seller', `PATCH /promotion/updateById/${ids.promotion}`, { message: text('message') });
    await decide('promotion', ids.promotion, approved);
  }),
  writer('PATCH /reelVideo/updateById/:id', 'title description', async ({ call, decide, ids }, text) => {
    await call('seller', `PATCH /reelVideo/updateById/${ids.reel}`, all('title description', text));
    await decide('reel', ids.reel, approved);
  }),
  writer('PATCH /dealership/updateById/:id', 'name description address', async ({ call, decide, ids }, text) => {
    await call('seller', `PATCH /dealership/updateById/${ids.dealership}`, all('name description address', text));
    await decide('dealership', ids.dealership, approved);
  }),
  writer(
    'PATCH /dealershipOwnerRoutes/opportunity/:id',
    'Organisation_name Brand product description',
    async ({ call, decide, ids }, text) => {
      const fields = all('Organisation_name Brand product description', text);
      await call('seller', `PATCH /dealershipOwnerRoutes/opportunity/${ids.opportunity}`, fields);
      await decide('opportunity', ids.opportunity, approved);
    },
  ),
  writer('PATCH /users/billing-address', 'name address', ({ call, ids }, text) =>
    call('seller', 'PATCH /users/billing-address', {
      ...all('name address', text),
      stateId: ids.stateId,
      pincode: '422001',
    }),
  ),
];

const MOST_LOOKS = 100;
/** Staff find a message as soon as a job has listed it. */
async function enquiryOf(call: World['call'], name: string): Promise<string> {
  for (let look = 1; look <= MOST_LOOKS; look++) {
    const [newest] = await call<Json[]>('admin', 'GET /admin/enquiries?sort=-created&perPage=1');
    if (newest?.name === name.replace(/\s+/g, ' ').trim()) return newest._id;
    await setTimeout(100);
  }
  throw new Error(`no enquiry of ${name}`);
}

const between: readonly Writer[] = [
  writer('POST /leads', 'message city', async ({ call, ids, now }, text) => {
    const fields = { ...all('message city', text), channel: 'contact', productId: ids.product };
    await call('buyer', 'POST /leads', { ...fields, userId: ids.seller });
    const [lead] = await call<{ _id: string; threadId: string }[]>('seller', 'GET /leads?perPage=1');
    Object.assign(now, { lead: lead?._id, thread: lead?.threadId });
  }),
  writer('POST /contact', 'name message', async ({ call, now }, text) => {
    await call('stranger', 'POST /contact', { ...all('name message', text), email: 'a@b.example', subject: 'support' });
    now.message = await enquiryOf(call, text('name'));
  }),
  writer('POST /leads', 'name address subject', async ({ call, now }, text) => {
    await call('stranger', 'POST /leads', { ...all('name address subject', text), message: 'Doors', took: 9000 });
    now.enquiry = await enquiryOf(call, text('name'));
  }),
  writer('PATCH /leads/updateById/:id', 'note', ({ call, now }, text) =>
    call('seller', `PATCH /leads/updateById/${now.lead}`, { note: text('note') }),
  ),
  writer('POST /threads/:id/messages', 'text', ({ call, now }, text) =>
    call('seller', `POST /threads/${now.thread}/messages`, { text: text('text') }),
  ),
  writer('POST /requirement/addRequirement', 'title description quantity', async ({ call, ids, now }, text) => {
    const fields = all('title description quantity', text);
    const { stateId, cityId } = ids;
    const made = await call('buyer', 'POST /requirement/addRequirement', {
      ...fields,
      budget: 25_000,
      stateId,
      cityId,
    });
    now.requirement = made._id;
  }),
  writer('POST /quotes', 'note', async ({ call, now }, text) => {
    const quote = await call('seller', 'POST /quotes', {
      ...all('note', text),
      ...{ requirementId: now.requirement, unitPrice: 450, unit: 'per Nos/sheet', gstPercent: 0, freight: 0 },
      ...{ leadTimeDays: 5, validUntil: inDays(9) },
    });
    Object.assign(now, { quote: quote._id, version: String(quote.version) });
  }),
  writer('POST /quotes/:id/decision', 'text', ({ call, now }, text) =>
    call('buyer', `POST /quotes/${now.quote}/decision`, {
      decision: 'decline',
      text: text('text'),
      version: Number(now.version),
    }),
  ),
  writer('POST /productReview', 'message name', async ({ call, ids, now }, text) => {
    const review = await call('buyer', 'POST /productReview', {
      productId: ids.product,
      rating: 4,
      ...all('message name', text),
    });
    now.review = review._id;
  }),
  writer('PUT /productReview/:id/reply', 'message', ({ call, now }, text) =>
    call('seller', `PUT /productReview/${now.review}/reply`, { message: text('message') }),
  ),
  writer('POST /vendorReview', 'message', async ({ call, ids, now }, text) => {
    const review = await call('buyer', 'POST /vendorReview', {
      userId: ids.seller,
      rating: 4,
      ...all('message', text),
    });
    now.storeReview = review._id;
  }),
  writer('PUT /vendorReview/:id/reply', 'message', ({ call, now }, text) =>
    call('seller', `PUT /vendorReview/${now.storeReview}/reply`, { message: text('message') }),
  ),
  writer('POST /reports', 'reason message', async ({ call, decide, ids }, text) => {
    await call('buyer', 'POST /reports', { kind: 'product', id: ids.product, ...all('reason message', text) });
    const reports = await call<Filed[]>('admin', 'GET /admin/review?kind=report&perPage=100');
    const own = reports.find(({ owner }) => owner._id === ids.buyer);
    await decide('report', own?._id ?? '', { decision: 'reject', reason: 'Nothing is wrong with it.' });
  }),
  writer('POST /savedSearches', 'name', ({ call }, text) =>
    call('buyer', 'POST /savedSearches', { address: '/shop?search=ply', name: text('name') }),
  ),
  writer(
    'POST /dealershipUserRoutes/applyForDealershipOpportunitiy',
    'Organisation_name questionArr[].answer',
    async ({ call, ids, now }, text) => {
      const answer = text('questionArr[].answer');
      const questionArr = APPLICATION_QUESTIONS.map((question) => ({ question, answer }));
      const fields = {
        ownerShipId: ids.opportunity,
        Organisation_name: text('Organisation_name'),
        email: 'a@b.example',
        questionArr,
      };
      now.application = (await call('buyer', 'POST /dealershipUserRoutes/applyForDealershipOpportunitiy', fields))._id;
    },
  ),
  writer('PATCH /dealershipOwnerRoutes/applications/:id', 'reason note', ({ call, now }, text) =>
    call('seller', `PATCH /dealershipOwnerRoutes/applications/${now.application}`, {
      status: 'rejected',
      ...all('reason note', text),
    }),
  ),
];

/** What members write of themselves and to each other. */
export const MEMBERS: readonly Writer[] = [...ofSellers, ...between];
export type { Writer };
