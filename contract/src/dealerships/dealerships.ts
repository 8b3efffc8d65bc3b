import * as z from 'zod/mini';
import { SearchText } from '../catalog/catalog.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf, paging } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';
import { FILE_FAILURES, uploadMissing } from '../media/media.ts';
import { BusinessType, DealershipForm, DealershipPatch } from './dealership-form.ts';

/** A private file: `path` names it in a form, `address` opens it for a while. */
const DealershipDocument = z.object({
  path: z.string(),
  name: z.string(),
  bytes: z.int(),
  address: z.string(),
});

export const DealershipStatus = z.enum(['active', 'pending', 'rejected']);
export type DealershipStatus = z.infer<typeof DealershipStatus>;

/** What a business says of itself; an application keeps a copy of it. */
const record = {
  name: z.string(),
  description: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.nullable(z.string()),
  businessType: BusinessType,
  establishedYear: z.nullable(z.int()),
  gstNumber: z.nullable(z.string()),
  documents: z.array(DealershipDocument),
};
export const DealershipCopy = z.object(record);
export type DealershipCopy = z.infer<typeof DealershipCopy>;

/** A member's own business record. It is public nowhere. */
export const Dealership = z.object({
  _id: z.string(),
  userId: z.string(),
  ...record,
  cityId: z.string(),
  stateId: z.string(),
  logo: z.string(),
  logoPicture: z.nullable(Picture),
  status: DealershipStatus,
  rejectReason: z.nullable(z.string()),
  /** What was saved all the same but should be looked at, such as a slip in the GST number. */
  warnings: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Dealership = z.infer<typeof Dealership>;

export const dealershipNotFound = failure('dealership_not_found', 404, 'Dealership not found');
export const notYourDealership = failure(
  'not_your_dealership',
  403,
  'You can only see and change your own dealerships.',
);

const ById = z.object({ id: z.uuid() });
const saved = { message: z.string(), data: Dealership };
const FILES = { logo: 'logo', 'documents[]': 'document' } as const;

export const listDealerships = endpoint({
  method: 'GET',
  path: '/dealership',
  access: 'member',
  summary: "The caller's dealerships, newest first",
  query: z.object({
    ...paging(12),
    userId: z.optional(z.string().check(z.maxLength(100))),
    search: z._default(SearchText, ''),
  }),
  reply: listOf(Dealership),
  failures: [notYourDealership],
});
export const readDealership = endpoint({
  method: 'GET',
  path: '/dealership/getById/:id',
  access: 'member',
  summary: "One of the caller's dealerships",
  params: ById,
  reply: { data: Dealership },
  failures: [dealershipNotFound, notYourDealership],
});
export const addDealership = endpoint({
  method: 'POST',
  path: '/dealership',
  access: 'member',
  summary: 'Submits a dealership; it is pending until staff decide',
  creates: true,
  files: FILES,
  body: DealershipForm,
  reply: saved,
  failures: [...FILE_FAILURES, uploadMissing],
});
export const updateDealership = endpoint({
  method: 'PATCH',
  path: '/dealership/updateById/:id',
  access: 'member',
  summary: 'Changes an own dealership, which is pending again',
  params: ById,
  files: FILES,
  body: DealershipPatch,
  reply: saved,
  failures: [dealershipNotFound, notYourDealership, ...FILE_FAILURES, uploadMissing],
});
export const deleteDealership = endpoint({
  method: 'DELETE',
  path: '/dealership/deleteById/:id',
  access: 'member',
  summary: 'Deletes an own dealership; what was attached to an application stays in its copy',
  params: ById,
  reply: { message: z.string() },
  failures: [dealershipNotFound, notYourDealership],
});
