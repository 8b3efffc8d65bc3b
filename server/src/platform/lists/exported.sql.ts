import type { ExportedList } from '@plyhaat/contract/admin/exports';
import { and, type Column, inArray, type SQL, sql } from 'drizzle-orm';
import { gstMonths } from '#modules/billing/invoices.tables.ts';
import { orders } from '#modules/billing/orders.tables.ts';
import { products } from '#modules/catalog/catalog.tables.ts';
import { newsletterSubscribers } from '#modules/content/content.tables.ts';
import { applications } from '#modules/dealerships/dealerships.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { reports } from '#modules/reports/reports.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { auditLog } from '../db/platform.tables.ts';

const IDS: Readonly<Record<ExportedList, Column>> = {
  members: members.id,
  orders: orders.id,
  audit: auditLog.id,
  products: products.id,
  leads: leads.id,
  requirements: requirements.id,
  applications: applications.id,
  reports: reports.id,
  newsletter: newsletterSubscribers.id,
  gst: gstMonths.stateCode,
};

/** The same, of these rows alone where some were chosen. */
export const among = (list: ExportedList, where: SQL | undefined, ids: readonly string[] | undefined) =>
  ids ? and(where, inArray(sql`${IDS[list]}::text`, [...ids])) : where;
