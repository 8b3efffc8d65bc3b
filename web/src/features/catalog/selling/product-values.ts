import { FACTS, type Fact } from '@plyhaat/contract/catalog/asked-facts';
import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import type { ProductContent } from '@plyhaat/contract/catalog/product-content';
import { DEFAULT_UNIT, ProductForm } from '@plyhaat/contract/catalog/product-form';
import type { UnitName } from '@plyhaat/contract/catalog/unit-name';
import type { UseFormReturn } from 'react-hook-form';
import { ownId } from '#api/own-id.ts';
import { resolverBy } from '#forms/form-rules.ts';
import { type FormFile, refsOf, storedFile } from '#forms/uploads/form-file.ts';
import type { ProductBody } from './selling.queries.ts';

/** The form as it stands on the screen. */
export type Values = {
  name: string;
  parentId: string;
  childId: string;
  /** Its id, or its name where it is not public yet; both empty for none. */
  brand: { value: string; label: string } | null;
  price: string;
  sellingPrice: string;
  pricetype: PriceUnit;
  unitName: UnitName | '';
  slabs: { minQuantity: string; price: string }[];
  code: string;
  shortDescription: string;
  longDescription: string;
  facts: Record<Fact, string>;
  inStock: boolean;
  main: FormFile[];
  more: FormFile[];
  uploading: boolean;
};
export type ProductFormState = UseFormReturn<Values>;

const NO_FACTS = Object.fromEntries(FACTS.map((name) => [name, ''])) as Record<Fact, string>;

export const EMPTY: Values = {
  name: '',
  parentId: '',
  childId: '',
  brand: null,
  price: '',
  sellingPrice: '',
  pricetype: DEFAULT_UNIT,
  unitName: '',
  slabs: [],
  code: '',
  shortDescription: '',
  longDescription: '',
  facts: NO_FACTS,
  inStock: true,
  main: [],
  more: [],
  uploading: false,
};

/** Of pictures that are saved already. */
export type PictureNames = { readonly main: string; readonly more: (at: number) => string };

type Kept = { readonly inStock: boolean; readonly code?: string | null | undefined; readonly names: PictureNames };

/** What was saved last, for its owner to go on from. */
export function valuesOf(content: ProductContent, { inStock, code = null, names }: Kept): Values {
  const { categoryArr, brand, brandId, specification, sellingPrice } = content;
  const facts = { ...specification, ...content };
  return {
    ...EMPTY,
    name: content.name,
    parentId: categoryArr[0]?.categoryId ?? '',
    childId: categoryArr[1]?.categoryId ?? '',
    brand: brandId ? { value: brandId, label: brand ?? '' } : null,
    price: String(content.price),
    sellingPrice: sellingPrice === null ? '' : String(sellingPrice),
    pricetype: content.pricetype,
    unitName: content.unitName ?? '',
    slabs: content.slabs.map(({ minQuantity, price }) => ({ minQuantity: String(minQuantity), price: String(price) })),
    code: code ?? '',
    shortDescription: content.shortDescription,
    longDescription: content.longDescription,
    facts: Object.fromEntries(FACTS.map((name) => [name, facts[name] ?? ''])) as Record<Fact, string>,
    inStock,
    main: content.mainImage ? [storedFile(content.mainImage, content.picture, names.main)] : [],
    more: content.imageArr.map(({ image, picture }, at) => storedFile(image, picture, names.more(at + 1))),
  };
}

/** The call as CAT-13 has it: selling price with its unit, parent category before child. */
export function bodyOf(values: Values): ProductBody {
  const { thickness, application, grade, wood, glue, warranty, ...beside } = values.facts;
  const { parentId, childId, pricetype } = values;
  const sellingPrice = values.sellingPrice.trim();
  return {
    userId: ownId(),
    status: false,
    name: values.name,
    categoryId: childId || parentId || null,
    categoryArr: [parentId, childId].filter(Boolean).map((categoryId) => ({ categoryId })),
    brand: values.brand?.value ?? null,
    price: values.price,
    sellingprice: sellingPrice === '' ? '' : `${sellingPrice} ${pricetype}`,
    pricetype,
    unitName: values.unitName,
    slabs: values.slabs,
    code: values.code,
    shortDescription: values.shortDescription,
    longDescription: values.longDescription,
    specification: { thickness, application, grade, wood, glue, warranty },
    ...beside,
    mainImage: refsOf(values.main)[0] ?? '',
    imageArr: refsOf(values.more).map((image) => ({ image })),
    inStock: values.inStock,
  };
}

const IN_FORM: Readonly<Record<string, string>> = {
  categoryId: 'parentId',
  categoryArr: 'parentId',
  sellingprice: 'sellingPrice',
  mainImage: 'main',
  imageArr: 'more',
};

/** Where the form shows what is said of a name of the call. */
export function fieldOf(name: string): string {
  const [first = '', second] = name.split('.');
  if (first === 'specification' && second) return `facts.${second}`;
  if (first === 'slabs') return name;
  if (first in NO_FACTS) return `facts.${first}`;
  return IN_FORM[first] ?? first;
}

export const resolver = resolverBy<Values>(ProductForm, { bodyOf, fieldOf });
