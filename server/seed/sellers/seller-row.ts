import type { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';

export type VendorRole = (typeof BUSINESS_ROLES)[number];

export type LegalStatus = 'Proprietorship' | 'Partnership' | 'LLP' | 'Private Limited';

/** One invented seller as written by hand; sellers.ts derives the rest. */
export type SellerRow = {
  readonly company: string;
  readonly role: VendorRole;
  readonly city: string;
  readonly state: string;
  readonly contact: string;
  readonly legal: LegalStatus;
  readonly since: number;
  readonly address: string;
  readonly pin: string;
  /** Level-1 category slugs. */
  readonly sells: string;
  readonly brands: readonly string[];
  readonly about: string;
  /** The sample sign-ins fix these; chance decides for the others. */
  readonly phone?: string;
  readonly subscribed?: boolean;
  readonly verified?: boolean;
};
