import { listBrands } from '@plyhaat/contract/catalog/brands';
import { listProducts, type ProductDetail, readProduct } from '@plyhaat/contract/catalog/catalog';
import { listNestedCategories } from '@plyhaat/contract/catalog/categories';
import type { ProductContent } from '@plyhaat/contract/catalog/product-content';
import {
  addBrand,
  addProduct,
  deleteProduct,
  notYourProduct,
  updateProduct,
} from '@plyhaat/contract/catalog/product-form';
import type { Approval } from '@plyhaat/contract/core/approval';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { CallError, call } from '#api/call.ts';
import { ownId } from '#api/own-id.ts';

/** CAT-15. */
export const PER_PAGE = 6;

export type OwnListQuery = {
  readonly search: string;
  readonly page: number;
  readonly status?: Approval | undefined;
};

export const ownProducts = (userId: string, { search, page, status }: OwnListQuery) =>
  queryOptions({
    queryKey: ['products', 'own', userId, search, page, status],
    queryFn: ({ signal }) => {
      const query = { userId, search, page, perPage: PER_PAGE, facets: false, ...(status && { approved: status }) };
      return call(listProducts, { query }, signal);
    },
    // Staff decide meanwhile: whoever comes back sees where things stand.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export type OwnProduct = ProductDetail & { readonly latest: ProductContent };

/** What the form starts from; an answer without it is not the caller's own product. */
export const ownProduct = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['products', 'own', userId, 'form', id],
    queryFn: async ({ signal }): Promise<OwnProduct> => {
      const { data } = await call(readProduct, { params: { idOrSlug: id } }, signal);
      const { status, message, error } = notYourProduct;
      if (!data.latest) throw new CallError(status, message, error);
      return { ...data, latest: data.latest };
    },
    staleTime: 0,
    gcTime: 0,
  });

export const nestedCategories = () =>
  queryOptions({
    queryKey: ['categories', 'nested'],
    queryFn: ({ signal }) => call(listNestedCategories, { query: { level: 1 } }, signal),
    staleTime: 10 * MINUTE_MS,
  });

const ALL_BRANDS = 1000;

/** The public ones and those the member added itself. */
export const brandChoice = (userId: string) =>
  queryOptions({
    queryKey: ['brands', 'own', userId],
    queryFn: ({ signal }) => call(listBrands, { query: { perPage: ALL_BRANDS } }, signal),
    staleTime: 10 * MINUTE_MS,
  });

export type ProductBody = CallOf<typeof addProduct>['body'];

/** A new product, or another version of one. */
export const saveProduct = (id: string | undefined) => (body: ProductBody) =>
  id === undefined ? call(addProduct, { body }) : call(updateProduct, { params: { id }, body });

export const savingStock = (id: string) =>
  mutationOptions({
    mutationFn: (inStock: boolean) => call(updateProduct, { params: { id }, body: { inStock } }),
  });

export const deletingProduct = () =>
  mutationOptions({ mutationFn: (id: string) => call(deleteProduct, { params: { id } }) });

export const addingBrand = () =>
  mutationOptions({ mutationFn: (name: string) => call(addBrand, { body: { name, status: true } }) });

const CHOICES = 20;
/** Where several are chosen of a list that is scrolled. */
export const MOST_OFFERED = 100;

/** The member's own products that the public sees: the others can be neither promoted nor shown in a reel yet. */
export const ownApproved = (search: string, most = CHOICES) =>
  queryOptions({
    queryKey: ['products', 'own', ownId(), 'approved', search, most],
    queryFn: async ({ signal }) => {
      const query = { userId: ownId(), search, perPage: most, facets: false };
      const { data } = await call(listProducts, { query }, signal);
      return data.filter(({ isPublic }) => isPublic);
    },
    placeholderData: keepPreviousData,
  });
