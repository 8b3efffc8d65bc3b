import type { addProduct } from '@plyhaat/contract/catalog/product-form';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import type { Caller, TestApp } from './app.ts';
import { someCategory, someMember } from './builders.ts';
import { somePhoto, uploaded } from './uploads.ts';

export type Form = CallOf<typeof addProduct>['body'];

/** A picture that was sent a moment ago. */
export const sentPicture = async (app: TestApp, seller: Caller): Promise<string> =>
  (await uploaded(app, 'product', await somePhoto(64, 48).jpeg().toBuffer(), seller))._id;

/** The product form as somebody fills it in. */
export const someForm = async (app: TestApp, seller: Caller, over: Partial<Form> = {}): Promise<Form> => ({
  name: 'Marine plywood 18 mm',
  price: 2400,
  longDescription: 'Gurjan core, phenol bonded.',
  ...(over.categoryId === undefined &&
    over.categoryArr === undefined && { categoryId: (await someCategory(app.db)).id }),
  mainImage: over.mainImage ?? (await sentPicture(app, seller)),
  ...over,
});

/** A product just submitted, as its owner reads it. */
export async function submitted(app: TestApp, seller: Caller, over: Partial<Form> = {}) {
  const reply = await app.post('/product', await someForm(app, seller, over), seller);
  if (reply.statusCode !== 200) throw new Error(`the product was refused: ${reply.body}`);
  return reply.json().data as { _id: string; slug: string; latest: Record<string, unknown>; [name: string]: unknown };
}

/** Somebody who decides. */
export function someApprover(app: TestApp) {
  const made = someMember(app.db, { role: 'APPROVERS' });
  const read = async (kind: string, id: string) => app.get(`/admin/review/${kind}/${id}`, await made);
  const decide = async (kind: string, id: string, body: object) =>
    app.post(`/admin/review/${kind}/${id}`, body, await made);
  /** Decides on what is there now. */
  const decideNow = async (kind: string, id: string, decision: 'approve' | 'reject', reason?: string) => {
    const { version } = (await read(kind, id)).json().data;
    return decide(kind, id, { decision, version, ...(reason && { reason }) });
  };
  return { who: made, read, decide, decideNow };
}
