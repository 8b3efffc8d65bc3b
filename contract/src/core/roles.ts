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

/**
 * What each role may do; what is not listed it may not (ADMIN-1). A sub-administrator does all that an administrator
 * does but for `administer`.
 */
const MAY = {
  /** Be a seller once the number is proved: only a buyer becomes one. */
  register: ['USER'],
  /** List products, publish, quote, answer buyers. */
  sell: BUSINESS_ROLES,
  /** Decide on what waits for staff. */
  review: STAFF_ROLES,
  /** Members, orders, lists, content, exports, templates of review; free what a colleague took; see as a member. */
  manage: ['ADMIN', 'SUBADMIN'],
  /** Settings, plans and top-ups, the team; change roles; act on staff. */
  administer: ['ADMIN'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Capability = keyof typeof MAY;

export const may = (role: Role | undefined, what: Capability): boolean =>
  (MAY[what] as readonly (Role | undefined)[]).includes(role);

export const isBuyer = (role: Role): boolean => role === 'USER';
export const isBusiness = (role: Role): boolean => may(role, 'sell');
export const isStaff = (role: Role): boolean => may(role, 'review');

/** Whom visitors choose from: corporate manufacturers are found among the manufacturers. */
export const SELLER_TYPES = BUSINESS_ROLES.filter((role) => role !== 'MANUFACTURER/CORPORATE');
export const withCorporate = (types: readonly string[]): readonly string[] =>
  types.includes('MANUFACTURER/IMPORTER') ? [...types, 'MANUFACTURER/CORPORATE'] : types;
