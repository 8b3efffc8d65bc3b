import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { FileRef, INVALID_DAY, isDay, optionalText, optionalTextThat, requiredText } from '../core/fields.ts';
import { listOfAtMost } from '../core/lists.ts';
import { priceField } from '../core/price-field.ts';
import { filled } from '../core/sentence.ts';
import { FILE_FAILURES, uploadMissing } from '../media/media.ts';
import { Brand } from './brands.ts';
import { ProductDetail, productNotFound } from './catalog.ts';
import { PriceSlabs, SLABS_BELOW, slabsBelow } from './price-slabs.ts';
import type { PriceUnit } from './price-unit.ts';
import { SELLS_BELOW, SellingPrice, sellsBelow, Unit } from './selling-price.ts';
import { readIsCode, readLicence } from './standards.ts';
import { UnitNameField } from './unit-name.ts';

export const MOST_MORE_IMAGES = 3;
export const DEFAULT_UNIT: PriceUnit = 'per Nos/sheet';

/** What the form says (CAT-12). */
export const PRODUCT_NEEDS = {
  name: 'Name is required',
  category: 'Category is required',
  price: 'Price is required',
  longDescription: 'Long description is required',
  mainImage: 'Main image is required',
} as const;
export const INVALID_CATEGORY = 'Please choose a category from the list';
export const WAITING_BRAND = 'This brand is waiting for review. You can use it once it is approved.';
export const CODE_TAKEN = 'You already use this code for another product';
export const LONGEST_CODE = 60;
export const INVALID_BRAND = 'Please choose a brand from the list or add it';

const Price = priceField(PRODUCT_NEEDS.price);

/** `true` in JSON, `'true'` in a form. */
const Truth = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
);

/** A category and its parent. */
const MOST_CATEGORIES = 2;
const CategoryIds = z.pipe(
  listOfAtMost(
    z.union([z.string(), z.object({ categoryId: z.string() })]),
    MOST_CATEGORIES,
    INVALID_CATEGORY,
    PRODUCT_NEEDS.category,
  ),
  z.pipe(
    z.transform((entries: (string | { categoryId: string })[]) =>
      entries.map((entry) => (typeof entry === 'string' ? entry : entry.categoryId)).filter(Boolean),
    ),
    listOfAtMost(z.uuid(INVALID_CATEGORY), MOST_CATEGORIES),
  ),
);
const CategoryId = z.pipe(
  z.nullable(z.string()),
  z.pipe(
    z.transform((id: string | null) => id || null),
    z.nullable(z.uuid(INVALID_CATEGORY)),
  ),
);

const MOST_SLOTS = 12;
const TOO_MANY_IMAGES = filled`You can add up to ${{ most: MOST_MORE_IMAGES }} additional images`;

/** Slots that were left empty are no pictures. */
const MoreImages = z.pipe(
  z.pipe(
    listOfAtMost(
      z.union([z.nullable(z.string()), z.object({ image: z.nullable(z.string()) })]),
      MOST_SLOTS,
      TOO_MANY_IMAGES,
    ),
    z.transform((slots: (string | null | { image: string | null })[]) =>
      slots.map((slot) => (slot && typeof slot === 'object' ? slot.image : slot)).filter((ref) => !!ref?.trim()),
    ),
  ),
  listOfAtMost(FileRef, MOST_MORE_IMAGES, TOO_MANY_IMAGES),
);

const INVALID_IS_CODE = 'Please enter the IS code, as in IS 710';
const INVALID_LICENCE = 'Please enter the 10 digits of the CM/L licence';
const readAs = (reading: (text: string) => string | undefined, message: string) =>
  z.pipe(
    optionalTextThat((text) => reading(text) !== undefined, message),
    z.transform((text) => (text === null ? null : (reading(text) ?? null))),
  );

const fact = optionalText(200);
const beside = {
  size: fact,
  finish: fact,
  standard: readAs(readIsCode, INVALID_IS_CODE),
  licenceNumber: readAs(readLicence, INVALID_LICENCE),
  licenceValidTill: optionalTextThat(isDay, INVALID_DAY),
  minimumOrder: fact,
};
const specification = {
  thickness: fact,
  application: fact,
  grade: fact,
  wood: fact,
  glue: fact,
  warranty: fact,
  ...beside,
};

/** Says what is missing and lets the other fields say so too. */
const text = (message: string, most: number) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(most, filled`Please use at most ${{ most }} characters`));

const needed = {
  name: text(PRODUCT_NEEDS.name, 200),
  price: Price,
  longDescription: text(PRODUCT_NEEDS.longDescription, 10_000),
  mainImage: text(PRODUCT_NEEDS.mainImage, 300),
};
const optional = {
  categoryId: CategoryId,
  categoryArr: CategoryIds,
  /** By id or by name. */
  brand: optionalText(80),
  sellingprice: SellingPrice,
  pricetype: Unit,
  /** What one is called where the price is by the number: 'door'. */
  unitName: UnitNameField,
  /** None where the list is empty. */
  slabs: PriceSlabs,
  shortDescription: z.pipe(
    optionalText(500),
    z.transform((text) => text ?? ''),
  ),
  specification: z.partial(z.object(specification)),
  ...beside,
  imageArr: MoreImages,
  inStock: Truth,
  /** The seller's own, by which a file finds the product again; nobody else sees it. */
  code: optionalText(LONGEST_CODE),
  /** Whoever sends it names itself; the seller is taken from the token. */
  userId: z.string().check(z.maxLength(100)),
  /** Every form sends false: staff alone publish (ALL-25). */
  status: z.unknown(),
};

const Patch = z.partial(z.object({ ...needed, ...optional }));
type Categories = Pick<z.output<typeof Patch>, 'categoryId' | 'categoryArr'>;

const hasCategory = ({ categoryId, categoryArr = [] }: Categories) => !!categoryId || categoryArr.length > 0;
const keepsCategory = (patch: Categories) =>
  (patch.categoryId === undefined && patch.categoryArr === undefined) || hasCategory(patch);
const needsCategory = { path: ['categoryId'], error: PRODUCT_NEEDS.category, when: () => true };

/** What a PATCH may say: what is not sent stays as the last save had it. */
export const ProductPatch = Patch.check(z.refine(keepsCategory, needsCategory), z.refine(sellsBelow, SELLS_BELOW));
export type ProductPatch = z.output<typeof ProductPatch>;

/** What a licence says: for what, and until when. */
export const LICENCE_NEEDS = {
  standard: 'Please enter the IS code of the licence',
  licenceValidTill: 'Please enter until when the licence is valid',
} as const;
type LicenceFact = keyof typeof LICENCE_NEEDS;
const isWhole = (name: LicenceFact) => (form: z.output<typeof Patch>) => {
  const values = { ...form.specification, ...form };
  return !values.licenceNumber || !!values[name];
};
const licenceNeeds = (name: LicenceFact) =>
  z.refine<z.output<typeof Patch>>(isWhole(name), { path: [name], error: LICENCE_NEEDS[name] });

/** The whole product form. */
export const ProductForm = z
  .extend(Patch, needed)
  .check(
    z.refine(hasCategory, needsCategory),
    z.refine(sellsBelow, SELLS_BELOW),
    z.refine(slabsBelow, SLABS_BELOW),
    licenceNeeds('standard'),
    licenceNeeds('licenceValidTill'),
  );
export type ProductForm = z.output<typeof ProductForm>;

export const notYourProduct = failure('not_your_product', 403, 'You can only change your own products.');

const FILES = { mainImage: 'product', 'imageArr[].image': 'product', 'imageArr[]': 'product' } as const;
const ById = z.object({ id: z.uuid() });
const saved = { message: z.string(), data: ProductDetail };

export const addProduct = endpoint({
  method: 'POST',
  path: '/product',
  access: 'seller',
  summary: 'Adds a product, which the shop shows once it is approved',
  creates: true,
  files: FILES,
  body: ProductForm,
  reply: saved,
  failures: [...FILE_FAILURES, uploadMissing],
});
export const updateProduct = endpoint({
  method: 'PATCH',
  path: '/product/updateById/:id',
  access: 'seller',
  summary: 'Changes what is sent of an own product; the approved version stays public until the new one is decided',
  params: ById,
  files: FILES,
  body: ProductPatch,
  reply: saved,
  failures: [productNotFound, notYourProduct, ...FILE_FAILURES, uploadMissing],
});
export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/product/deleteById/:id',
  access: 'seller',
  summary: 'Deletes an own product with its versions, reviews and pictures',
  params: ById,
  reply: { message: z.string() },
  failures: [productNotFound, notYourProduct],
});

export const brandTaken = failure('brand_taken', 409, 'This brand already exists. Please select it.');
export const addBrand = endpoint({
  method: 'POST',
  path: '/Brand/addBrand',
  access: 'seller',
  summary: 'Adds a brand, which is public once a product of it is approved',
  creates: true,
  body: z.object({ name: requiredText('Brand name is required', 80), status: z.optional(z.unknown()) }),
  reply: { message: z.string(), data: Brand },
  failures: [brandTaken],
});
