import { productNotFound } from '@plyhaat/contract/catalog/catalog';
import { SLABS_BELOW } from '@plyhaat/contract/catalog/price-slabs';
import {
  CODE_TAKEN,
  INVALID_BRAND,
  INVALID_CATEGORY,
  LICENCE_NEEDS,
  notYourProduct,
  PRODUCT_NEEDS,
  type ProductForm,
  type ProductPatch,
  WAITING_BRAND,
} from '@plyhaat/contract/catalog/product-form';
import { SELLING_ABOVE } from '@plyhaat/contract/catalog/selling-price';
import { accessDenied, inputInvalid } from '@plyhaat/contract/core/errors';
import { isUuid } from '@plyhaat/contract/core/uuid';
import { claimMedia, releaseMedia } from '#modules/media/media.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { productSubmitted } from '../catalog.events.ts';
import { brandKey } from '../reference/brands.service.ts';
import {
  isSame,
  merged,
  type ProductVersionContent,
  picturesOf,
  type Resolved,
  saysSomething,
} from './versions.content.ts';
import {
  brandIs,
  brandIsCalled,
  insertProduct,
  loadContent,
  lockCodes,
  lockProduct,
  removeOpenVersion,
  removeProduct,
  replaceVersion,
  selectBrand,
  selectByCodes,
  selectCategoryWithParent,
  selectOpenVersion,
  selectOwnContent,
  setCode,
  setStock,
} from './versions.sql.ts';

export const claimOf = (productId: string) => `product:${productId}`;
/** What shows products or counts them. */
export const SHOWN_IN = ['products', 'categories', 'brands', 'sellers'];

const refuse = (fields: Record<string, string>) => new AppError(inputInvalid, { fields });

/** The narrowest category that was named; parent and child must belong together. */
async function categoryOf(db: Db, { categoryId, categoryArr = [] }: ProductPatch): Promise<string | undefined> {
  const [first, second] = categoryArr;
  const chosen = second ?? first ?? categoryId ?? undefined;
  if (chosen === undefined) return undefined;
  const category = await selectCategoryWithParent(db, chosen);
  if (!category || (second && category.parentId !== first)) throw refuse({ categoryId: INVALID_CATEGORY });
  return category.id;
}

/** A brand that waits for staff cannot be used yet, even by its author. */
async function brandOf(db: Db, who: Member, brand: string | null | undefined): Promise<string | null | undefined> {
  if (!brand) return brand;
  const found = await selectBrand(db, isUuid(brand) ? brandIs(brand) : brandIsCalled(brandKey(brand)));
  const isOwn = found?.createdById === who.id;
  if (found?.approval === 'PENDING' && isOwn) throw refuse({ brand: WAITING_BRAND });
  if (found?.approval !== 'APPROVED') throw refuse({ brand: INVALID_BRAND });
  return found.id;
}

/** Claims new pictures for the product and finds every path. `existing` are those it has already. */
async function pathsOf(db: Db, who: Member, productId: string, refs: readonly string[], existing: ReadonlySet<string>) {
  const bare = refs.map((ref) => ref.split('?')[0] ?? '');
  const fresh = [...new Set(bare.filter((ref) => !existing.has(ref)))];
  const rows = await claimMedia(db, who.id, fresh, claimOf(productId), { uses: ['product'] });
  const paths = new Map(fresh.map((ref, i) => [ref, rows[i]?.kind === 'image' ? rows[i].path : undefined]));
  return bare.map((ref, i) => {
    const path = existing.has(ref) ? ref : paths.get(ref);
    if (path === undefined) throw refuse({ [refs[i] ?? '']: 'Please select a valid image file' });
    return path;
  });
}

async function resolve(db: Db, who: Member, productId: string, patch: ProductPatch, existing: ReadonlySet<string>) {
  const { mainImage, imageArr } = patch;
  const refs = [...(mainImage === undefined ? [] : [mainImage]), ...(imageArr ?? [])];
  const paths = refs.length > 0 ? await pathsOf(db, who, productId, refs, existing) : [];
  return {
    categoryId: await categoryOf(db, patch),
    brandId: await brandOf(db, who, patch.brand),
    mainImage: mainImage === undefined ? undefined : paths[0],
    images: imageArr && paths.slice(paths.length - imageArr.length),
  } satisfies Resolved;
}

function checkSelf(who: Member, { userId }: ProductPatch): void {
  if (userId !== undefined && userId !== who.id) throw new AppError(accessDenied);
}

/** A code must be unique for a seller, because files identify products by it. */
async function checkCode(db: Db, who: Member, id: string, code: string | null): Promise<void> {
  if (code === null) return;
  await lockCodes(db, who.id);
  const [other] = await selectByCodes(db, who.id, [code]);
  if (other && other.id !== id) throw refuse({ code: CODE_TAKEN });
}

/** A new product, under review until staff decide. */
export const submitProduct = (db: Db, who: Member, form: ProductForm): Promise<string> =>
  db.transaction(async (db) => {
    checkSelf(who, form);
    const id = newId();
    const { categoryId, mainImage, ...resolved } = await resolve(db, who, id, form, new Set());
    if (!categoryId) throw refuse({ categoryId: PRODUCT_NEEDS.category });
    if (!mainImage) throw refuse({ mainImage: PRODUCT_NEEDS.mainImage });
    const content = merged(form, { ...resolved, categoryId, mainImage }, undefined);
    const code = form.code ?? null;
    await checkCode(db, who, id, code);
    await insertProduct(db, id, who.id, content, { inStock: form.inStock ?? true, code });
    await submit(db, id, content);
    return id;
  });

async function submit(db: Db, productId: string, content: ProductVersionContent): Promise<void> {
  const version = await replaceVersion(db, productId, content);
  const product = await lockProduct(db, productId);
  if (!product) throw new AppError(productNotFound);
  const { sellerId, slug } = product;
  await announce(db, productSubmitted, { productId, sellerId, slug, name: content.name, version });
}

async function lockOwn(db: Db, who: Member, id: string) {
  const product = await lockProduct(db, id);
  if (!product) throw new AppError(productNotFound);
  if (product.sellerId !== who.id) throw new AppError(notYourProduct);
  return product;
}

/** Checks the merged content, because a PATCH may send only a part of the licence. */
export function checkLicence(content: ProductVersionContent): void {
  if (!content.licenceNumber) return;
  const missing = Object.entries(LICENCE_NEEDS).filter(([name]) => !content[name as keyof typeof LICENCE_NEEDS]);
  if (missing.length > 0) throw refuse(Object.fromEntries(missing));
}

/** A save equal to the public version needs no review. */
async function save(
  db: Db,
  id: string,
  content: ProductVersionContent,
  shown: ProductVersionContent | undefined,
): Promise<void> {
  if (shown && isSame(content, shown)) await removeOpenVersion(db, id);
  else await submit(db, id, content);
  if (!shown) await loadContent(db, id, content, 'PENDING');
  const used = [...picturesOf(content), ...(shown ? picturesOf(shown) : [])];
  await releaseMedia(db, claimOf(id), { except: used });
}

/** Checks the merged prices, because a PATCH may send only one of them. */
export function checkPrices(
  { price, sellingprice, slabs }: ProductPatch,
  { listPrice, sellingPrice, slabs: [first] }: ProductVersionContent,
): void {
  const isChanged = price !== undefined || sellingprice !== undefined;
  if (isChanged && Number(sellingPrice ?? 0) > Number(listPrice)) throw refuse({ sellingprice: SELLING_ABOVE });
  if (!isChanged && slabs === undefined) return;
  if (first && first.price >= Number(sellingPrice ?? listPrice))
    throw refuse({ [SLABS_BELOW.path.join('.')]: SLABS_BELOW.error });
}

/** Changes what was sent of an own product. Stock alone is saved at once; anything else waits for staff. */
export const changeProduct = (db: Db, who: Member, id: string, patch: ProductPatch): Promise<void> =>
  db.transaction(async (db) => {
    checkSelf(who, patch);
    const product = await lockOwn(db, who, id);
    if (patch.inStock !== undefined && patch.inStock !== product.inStock) {
      await setStock(db, id, patch.inStock);
      await dropCached(db, ['products']);
    }
    if (patch.code !== undefined && patch.code !== product.code) {
      await checkCode(db, who, id, patch.code);
      await setCode(db, id, patch.code);
    }
    if (!saysSomething(patch)) return;
    const own = await selectOwnContent(db, product);
    const open = await selectOpenVersion(db, id);
    const base = open ?? own;
    const existing = new Set([...picturesOf(own), ...picturesOf(base)]);
    const content = merged(patch, await resolve(db, who, id, patch, existing), base);
    checkLicence(content);
    checkPrices(patch, content);
    if (isSame(content, base) && open?.state !== 'REJECTED') return;
    await save(db, id, content, product.approval === 'APPROVED' ? own : undefined);
  });

export const deleteOwn = (db: Db, who: Member, id: string): Promise<void> =>
  db.transaction(async (db) => {
    await lockOwn(db, who, id);
    await removeProduct(db, id);
    await releaseMedia(db, claimOf(id));
    await dropCached(db, SHOWN_IN);
  });
