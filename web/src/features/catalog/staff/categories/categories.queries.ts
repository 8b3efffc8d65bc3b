import {
  addCategory,
  changeCategory,
  deleteCategory,
  listEditedCategories,
  mergeCategory,
  moveCategory,
} from '@plyhaat/contract/catalog/staff/categories';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const editedCategories = () =>
  queryOptions({
    queryKey: ['admin', 'own', 'categories'],
    queryFn: async ({ signal }) => (await call(listEditedCategories, {}, signal)).data,
    staleTime: 0,
  });

export const sendCategory = (body: CallOf<typeof addCategory>['body']) => call(addCategory, { body });
export const sendChange = (id: string) => (body: CallOf<typeof changeCategory>['body']) =>
  call(changeCategory, { params: { id }, body });
export const sendMove = ({ id, ...body }: { id: string } & CallOf<typeof moveCategory>['body']) =>
  call(moveCategory, { params: { id }, body });
export const sendMerge = (id: string) => (body: CallOf<typeof mergeCategory>['body']) =>
  call(mergeCategory, { params: { id }, body });
export const sendDelete = (id: string) => () => call(deleteCategory, { params: { id } });
