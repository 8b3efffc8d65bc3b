import type { ExportedList } from '@plyhaat/contract/admin/exports';
import { gstExport, orderExport } from '#modules/billing/billing.ts';
import { productExport } from '#modules/catalog/catalog.ts';
import { subscriberExport } from '#modules/content/content.ts';
import { applicationExport } from '#modules/dealerships/dealerships.ts';
import { memberExport } from '#modules/identity/identity.ts';
import { leadExport } from '#modules/leads/leads.ts';
import { reportExport } from '#modules/reports/reports.ts';
import { requirementExport } from '#modules/requirements/requirements.ts';
import type { Exported } from '#platform/lists/exported.ts';
import { auditExport } from './audit-export.ts';

/** Every list that staff can download; its own module defines the columns. */
export const LISTS: Readonly<Record<ExportedList, Exported>> = {
  members: memberExport,
  orders: orderExport,
  audit: auditExport,
  products: productExport,
  leads: leadExport,
  requirements: requirementExport,
  applications: applicationExport,
  reports: reportExport,
  gst: gstExport,
  newsletter: subscriberExport,
};
