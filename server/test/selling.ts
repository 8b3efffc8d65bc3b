import type { addProduct } from '@plyhaat/contract/catalog/product-form';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import type { Caller, TestApp } from './app.ts';
import { someCategory, someMember } from './builders.ts';
import { somePhoto, uploaded } from './uploads.ts';

export type Form = CallOf<typeof addProduct>['body'];

/** A picture that was sent a moment ago. */
export const sentPicture = async (house: TestApp, seller: Caller): Promise<string> =>
  (await uploaded(house, 'product', await somePhoto(64, 48).jpeg().toBuffer(), seller))._id;

/** The product form as somebody fills it in. */
export const someForm = async (house: TestApp, seller: Caller, over: Partial<Form> = {}): Promise<Form> => ({
  name: 'Marine plywood 18 mm',
  price: 2400,
  longDescription: 'Gurjan core, phenol bonded.',
  ...(over.categoryId === undefined &&
    over.categoryArr === undefined && { categoryId: (await someCategory(house.db)).id }),
  mainImage: over.mainImage ?? (await sentPicture(house, seller)),
  ...over,
});

/** A product just submitted, as its owner reads it. */
export async function submitted(house: TestApp, seller: Caller, over: Partial<Form> = {}) {
  const reply = await house.post('/product', await someForm(house, seller, over), seller);
  if (reply.statusCode !== 200) throw new Error(`the product was refused: ${reply.body}`);
  return reply.json().data as { _id: string; slug: string; latest: Record<string, unknown>; [name: string]: unknown };
}

/** Somebody who decides. */
export function someApprover(house: TestApp) {
  const made = someMember(house.db, { role: 'APPROVERS' });
  const read = async (kind: string, id: string) => house.get(`/admin/review/${kind}/${id}`, await made);
  const decide = async (kind: string, id: string, body: object) =>
    house.post(`/admin/review/${kind}/${id}`, body, await made);
  /** Decides on what is there now. */
  const decideNow = async (kind: string, id: string, decision: 'approve' | 'reject', reason?: string) => {
    const { version } = (await read(kind, id)).json().data;
    return decide(kind, id, { decision, version, ...(reason && { reason }) });
  };
  return { who: made, read, decide, decideNow };
}
