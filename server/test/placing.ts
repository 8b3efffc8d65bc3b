import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import type { MediaUse } from '@plyhaat/contract/media/media';
import type { addFlashSale } from '@plyhaat/contract/promotions/flash-sale-form';
import { allowances } from '#modules/billing/billing.tables.ts';
import type { Db } from '#platform/db/db.ts';
import type { Caller, TestApp } from './app.ts';
import { somePicture, someProduct, someSeller } from './builders.ts';
import { someApprover } from './selling.ts';
import { somePhoto, uploaded } from './uploads.ts';

export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Lets a member publish so many of a kind for so many days each. */
export const allow = (db: Db, { id }: Caller, kind: AllowanceKind, granted = 10, days = 7, hours = 1000) =>
  db.insert(allowances).values({ memberId: id, kind, granted, days, endsAt: new Date(Date.now() + hours * HOUR_MS) });

/** A seller with an approved product who may publish of every kind. */
export async function someAdvertiser(db: Db, granted = 10, days = 7) {
  const seller = await someSeller(db, {}, { name: 'Tapi Plywood House', phone: '9812345678' });
  const product = await someProduct(db, { sellerId: seller.id, name: 'Marine plywood 18 mm', listPrice: 2000 });
  for (const kind of ['sale', 'advertisement', 'banner'] as const) await allow(db, seller, kind, granted, days);
  return { seller, product };
}

/** A picture that was sent a moment ago, by its id: the row alone, for tests that never look at it. */
export const sentFile = async ({ db }: TestApp, use: MediaUse, { id }: Caller): Promise<string> =>
  (await somePicture(db, { use, ownerId: id, open: false, width: 64, height: 48 })).id;

/** The same with its bytes. */
export const sentPhoto = async (app: TestApp, use: MediaUse, who: Caller): Promise<string> =>
  (await uploaded(app, use, await somePhoto(64, 48).jpeg().toBuffer(), who))._id;

/** Where the calls of a kind are. */
export const BASE: Record<FormKind, string> = {
  banner: '/BannerImage',
  advertisement: '/advertisement',
  flashSale: '/flashSales',
  promotion: '/promotion',
};

export type SaleForm = CallOf<typeof addFlashSale>['body'];

/** The flash-sale form as somebody fills it in for a product of 2,000 rupees. */
export const saleForm = async (
  app: TestApp,
  seller: Caller,
  productId: string,
  over: Partial<SaleForm> = {},
): Promise<SaleForm> => ({
  productId,
  price: 2000,
  salePrice: 1500,
  startDate: inHours(-1),
  endDate: inHours(24),
  description: 'This week only.',
  image: over.image ?? (await sentFile(app, 'sale', seller)),
  ...over,
});

/** What each kind asks for at least. */
export const FORMS = {
  banner: { path: '/BannerImage/postbanner', use: 'banner', fields: { type: 'profilebanner' } },
  advertisement: { path: '/advertisement', use: 'arrival', fields: {} },
  flashSale: { path: '/flashSales', use: 'sale', fields: { price: 2000, salePrice: 1500, description: 'This week.' } },
  promotion: { path: '/promotion', use: 'promotion', fields: { message: 'Ask for our rate' } },
} as const;
export type FormKind = keyof typeof FORMS;
export const FORM_KINDS = Object.keys(FORMS) as FormKind[];

export async function formOf(app: TestApp, kind: FormKind, seller: Caller, productId: string, over: object = {}) {
  const { use, fields } = FORMS[kind];
  const image = 'image' in over ? over.image : await sentFile(app, use, seller);
  return { productId, startDate: inHours(-1), endDate: inHours(24), ...fields, ...over, image };
}

/** One of a kind just submitted, as its owner reads it. */
export async function placed(app: TestApp, kind: FormKind, seller: Caller, productId: string, over: object = {}) {
  const reply = await app.post(FORMS[kind].path, await formOf(app, kind, seller, productId, over), seller);
  if (reply.statusCode !== 200) throw new Error(`refused: ${reply.body}`);
  return reply.json().data as { _id: string; image: string; [name: string]: unknown };
}

/** The same, approved. */
export async function published(app: TestApp, kind: FormKind, seller: Caller, productId: string, over: object = {}) {
  const one = await placed(app, kind, seller, productId, over);
  const reply = await someApprover(app).decideNow(kind, one._id, 'approve');
  if (reply.statusCode !== 200) throw new Error(`not approved: ${reply.body}`);
  return one;
}
