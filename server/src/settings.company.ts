import { gstStateCode, hasGstCheckDigit, normalizeGst } from '@plyhaat/contract/core/gst';
import * as z from 'zod';

/** Who issues the invoices. Demo mode uses a number that is never given out and prints 'Specimen'. */
export const CompanyEnvironment = {
  COMPANY_NAME: z.string().max(120).optional(),
  COMPANY_ADDRESS: z.string().max(300).optional(),
  COMPANY_STATE: z.string().max(60).optional(),
  COMPANY_GSTIN: z.string().optional(),
  COMPANY_SAC: z
    .string()
    .regex(/^\d{6}$/, 'must be six digits')
    .optional(),
};

const Environment = z.object(CompanyEnvironment);
type Environment = z.output<typeof Environment>;

const DEMO = {
  name: 'Plyhaat Online Private Limited',
  address: '4th Floor, Timber Bhavan, College Road, Nashik 422005',
  stateName: 'Maharashtra',
  gstNumber: '27AAAFP0000A1ZD',
  /** Sale of internet advertising space. */
  sac: '998365',
};

const NEEDED = ['COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_STATE', 'COMPANY_GSTIN', 'COMPANY_SAC'] as const;

export const companyFaults = ({ COMPANY_GSTIN }: Environment): string[] =>
  COMPANY_GSTIN && !hasGstCheckDigit(COMPANY_GSTIN)
    ? ['COMPANY_GSTIN is not a GST number: its check digit is wrong.']
    : [];

/** Demo numbers have the serial 0000, which is never issued. */
const isDemoNumber = (gstin: string | undefined) => gstin !== undefined && normalizeGst(gstin).slice(7, 11) === '0000';

export const productionCompanyFaults = (env: Environment): string[] => [
  ...NEEDED.filter((name) => !env[name]).map((name) => `${name} must be set in production: invoices print it.`),
  ...(isDemoNumber(env.COMPANY_GSTIN) ? ['COMPANY_GSTIN must be a number that was issued, not a sample.'] : []),
];

export function companyOf(env: Environment) {
  const gstNumber = normalizeGst(env.COMPANY_GSTIN ?? DEMO.gstNumber);
  return {
    name: env.COMPANY_NAME ?? DEMO.name,
    address: env.COMPANY_ADDRESS ?? DEMO.address,
    stateName: env.COMPANY_STATE ?? DEMO.stateName,
    stateCode: gstStateCode(gstNumber),
    gstNumber,
    sac: env.COMPANY_SAC ?? DEMO.sac,
  };
}
