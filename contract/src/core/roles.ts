import * as z from 'zod/mini';

export const BUSINESS_ROLES = [
  'MANUFACTURER/IMPORTER',
  'MANUFACTURER/CORPORATE',
  'DISTRIBUTOR',
  'DEALER',
  'RETAILER',
  'CONTRACTOR',
] as const;
export const STAFF_ROLES = ['ADMIN', 'SUBADMIN', 'APPROVERS'] as const;

export const Role = z.enum([...STAFF_ROLES, 'USER', ...BUSINESS_ROLES]);
export type Role = z.infer<typeof Role>;

export const isBusiness = (role: Role): boolean => (BUSINESS_ROLES as readonly Role[]).includes(role);
export const isStaff = (role: Role): boolean => (STAFF_ROLES as readonly Role[]).includes(role);
