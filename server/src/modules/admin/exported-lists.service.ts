import { AuditFilter, listAudit } from '@plyhaat/contract/admin/audit';
import type { ExportedList } from '@plyhaat/contract/admin/exports';
import { GstFilter } from '@plyhaat/contract/billing/staff/gst-summary';
import { listAllOrders, OrderFilter } from '@plyhaat/contract/billing/staff/orders';
import { ProductFilter } from '@plyhaat/contract/catalog/staff/products';
import { SubscriberFilter } from '@plyhaat/contract/content/staff/newsletter';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import { maskContacts } from '@plyhaat/contract/core/masked-contacts';
import { ApplicationFilter } from '@plyhaat/contract/dealerships/staff/applications';
import { MemberFilter } from '@plyhaat/contract/identity/staff/members';
import { LeadFilter, listAllLeads } from '@plyhaat/contract/leads/staff/leads';
import { ReportFilter } from '@plyhaat/contract/reports/staff/reports';
import { RequirementFilter } from '@plyhaat/contract/requirements/staff/requirements';
import type { SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { gstCondition, selectGstFile } from '#modules/billing/staff/gst-file.sql.ts';
import { orderConditions, selectOrdersAfter } from '#modules/billing/staff/order-list.sql.ts';
import { productList } from '#modules/catalog/staff/product-list.sql.ts';
import { subscriberList } from '#modules/content/staff/subscriber-list.sql.ts';
import { applicationList } from '#modules/dealerships/staff/application-list.sql.ts';
import { memberConditions, selectMembersAfter } from '#modules/identity/staff/member-list.sql.ts';
import { leadList } from '#modules/leads/staff/lead-list.sql.ts';
import { reportList } from '#modules/reports/staff/report-list.sql.ts';
import { requirementList } from '#modules/requirements/staff/requirement-list.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { auditConditions, selectAuditAfter } from './audit.sql.ts';
import type { Ticket } from './export-address.ts';

export type ExportedRow = Record<string, unknown> & { readonly _id: string };
type Exported = {
  readonly columns: readonly string[];
  where(query: Ticket['query']): SQL | undefined;
  /** So many rows after the one named last, in an order that never changes. */
  after(db: Db, where: SQL | undefined, last: ExportedRow | undefined, most: number): Promise<ExportedRow[]>;
};

function parsed<S extends z.core.$ZodType>(schema: S, query: Ticket['query']): z.output<S> {
  const { page: _page, perPage: _perPage, ...filters } = query;
  const read = z.safeParse(schema, filters);
  if (!read.success) throw new AppError(inputInvalid);
  return read.data;
}

type LongList<Filter, Row> = {
  where(filter: Filter): SQL | undefined;
  after(db: Db, where: SQL | undefined, last: string | undefined, most: number): Promise<Row[]>;
};

/** A list of `longList` as a file: `flat` makes of each row what its columns hold. */
const longOne = <S extends z.core.$ZodType, Row>(
  list: LongList<z.output<S>, Row>,
  filter: S,
  flat: (row: Row) => ExportedRow,
): Omit<Exported, 'columns'> => ({
  where: (query) => list.where(parsed(filter, query)),
  after: async (db, where, last, most) => (await list.after(db, where, last?._id, most)).map(flat),
});

/** What waits for staff may hold a number, which belongs in no file. */
const withoutContacts = (text: string) => maskContacts(text) ?? text;

export const LISTS: Readonly<Record<ExportedList, Exported>> = {
  members: {
    columns: [
      '_id',
      'name',
      'company',
      'role',
      'phone',
      'gstNumber',
      'city',
      'state',
      'standing',
      'isVerified',
      'plan',
      'products',
      'joinedAt',
      'lastSeenAt',
    ],
    where: (query) => memberConditions(parsed(MemberFilter, query)),
    after: async (db, where, last, most) =>
      (await selectMembersAfter(db, where, last?._id, most)).map((row) => ({ ...row, plan: row.plan?.name ?? null })),
  },
  orders: {
    columns: listAllOrders.csv,
    where: (query) => orderConditions(parsed(OrderFilter, query)),
    after: async (db, where, last, most) =>
      (await selectOrdersAfter(db, where, last?._id, most)).map((row) => ({
        ...row,
        member: row.member?.name ?? null,
      })),
  },
  audit: {
    columns: listAudit.csv,
    where: (query) => auditConditions(parsed(AuditFilter, query)),
    after: async (db, where, last, most) =>
      (await selectAuditAfter(db, where, last?.seq as number | undefined, most)).map((row) => ({
        ...row,
        actor: row.actor?.name ?? row.actor?._id ?? null,
        before: JSON.stringify(row.before),
        after: JSON.stringify(row.after),
      })),
  },
  products: {
    columns: [
      '_id',
      'name',
      'seller',
      'category',
      'brand',
      'price',
      'priceUnit',
      'inStock',
      'approved',
      'isShown',
      'createdAt',
      'updatedAt',
    ],
    ...longOne(productList, ProductFilter, (row) => ({
      ...row,
      name: withoutContacts(row.name),
      seller: row.seller.name,
    })),
  },
  leads: {
    columns: listAllLeads.csv,
    ...longOne(leadList, LeadFilter, (row) => ({
      ...row,
      seller: row.seller.name,
      buyer: row.buyer?.name ?? null,
    })),
  },
  requirements: {
    columns: [
      '_id',
      'title',
      'buyer',
      'category',
      'quantity',
      'budget',
      'city',
      'state',
      'status',
      'approved',
      'quotes',
      'createdAt',
      'expiresAt',
    ],
    ...longOne(requirementList, RequirementFilter, (row) => ({
      ...row,
      title: withoutContacts(row.title),
      quantity: withoutContacts(row.quantity),
      buyer: row.buyer.name,
    })),
  },
  applications: {
    columns: [
      '_id',
      'organisation',
      'email',
      'applicant',
      'brand',
      'type',
      'owner',
      'status',
      'createdAt',
      'decidedAt',
    ],
    ...longOne(applicationList, ApplicationFilter, ({ opportunity: { brand, type }, ...row }) => ({
      ...row,
      brand,
      type,
      applicant: row.applicant.name,
      owner: row.owner.name,
    })),
  },
  reports: {
    columns: [
      '_id',
      'kind',
      'thingId',
      'title',
      'reason',
      'message',
      'reporter',
      'isAutomatic',
      'status',
      'decision',
      'createdAt',
      'decidedAt',
    ],
    ...longOne(reportList, ReportFilter, (row) => ({ ...row, reporter: row.reporter?.name ?? null })),
  },
  gst: {
    columns: [
      'month',
      'stateCode',
      'stateName',
      'invoices',
      'creditNotes',
      'taxable',
      'cgst',
      'sgst',
      'igst',
      'roundOff',
      'total',
    ],
    where: (query) => gstCondition(parsed(GstFilter, query)),
    // A month has a row for each state at most, and they come at once.
    after: async (db, where, last) => (last ? [] : selectGstFile(db, where)),
  },
  newsletter: {
    columns: ['_id', 'email', 'welcomedAt', 'createdAt'],
    ...longOne(subscriberList, SubscriberFilter, (row) => row),
  },
};
