import { gstStateCode, hasGstCheckDigit, normalizeGst } from '@plyhaat/contract/core/gst';
import * as z from 'zod';

/** Who writes the invoices. */
export const CompanyEnvironment = {
  COMPANY_NAME: z.string().trim().min(1).max(100).optional(),
  COMPANY_ADDRESS: z.string().trim().min(1).max(200).optional(),
  COMPANY_GSTIN: z.string().refine(hasGstCheckDigit, 'must be a GST number whose last character fits').optional(),
  COMPANY_SAC: z
    .string()
    .regex(/^\d{6}$/, 'must be 6 digits')
    .optional(),
};

const Environment = z.object(CompanyEnvironment);
type Environment = z.output<typeof Environment>;

/** A company that cannot exist: no GST number holds 0000. */
const DEMO = {
  COMPANY_NAME: 'Plyhaat Marketplace Private Limited',
  COMPANY_ADDRESS: '2nd floor, Sharanpur Road, Nashik, Maharashtra 422002',
  COMPANY_GSTIN: '27AAKCP0000N1ZI',
  COMPANY_SAC: '998365',
};
const NAMES = Object.keys(DEMO) as (keyof typeof DEMO)[];

export const productionCompanyFaults = (env: Environment): string[] =>
  NAMES.filter((name) => !env[name]).map((name) => `${name} must be set in production: invoices name it.`);

/** What stands on every invoice. The first two digits of the GST number say in which state the company is. */
export function companyOf(env: Environment, demo: boolean) {
  const values = demo ? { ...DEMO, ...env } : env;
  const gstin = normalizeGst(values.COMPANY_GSTIN ?? '');
  return {
    legalName: values.COMPANY_NAME ?? '',
    address: values.COMPANY_ADDRESS ?? '',
    gstin,
    stateCode: gstStateCode(gstin),
    sac: values.COMPANY_SAC ?? '',
  };
}
