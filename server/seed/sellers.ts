import { gstCheckDigit } from '@plyhaat/contract/core/gst';
import { INDIA } from '#modules/places/places.reference.ts';
import { slugify } from '#platform/slug.ts';
import type { Random } from './random.ts';
import { EASTERN_AND_CENTRAL_SELLERS } from './sellers/east.data.ts';
import { GUJARAT_AND_RAJASTHAN_SELLERS } from './sellers/gujarat-rajasthan.data.ts';
import { MAHARASHTRA_AND_GOA_SELLERS } from './sellers/maharashtra-goa.data.ts';
import { moreSellers } from './sellers/more.ts';
import { NORTHERN_SELLERS } from './sellers/north.data.ts';
import type { LegalStatus, SellerRow, VendorRole } from './sellers/seller-row.ts';
import { SOUTHERN_SELLERS } from './sellers/south.data.ts';

export type Seller = {
  slug: string;
  company: string;
  role: VendorRole;
  contact: string;
  phone: string;
  email: string;
  state: string;
  city: string;
  citySlug: string;
  address: string;
  pin: string;
  gstNumber: string;
  natureOfBusiness: string;
  yearOfEstablishment: number;
  legalStatus: LegalStatus;
  about: string;
  categories: readonly string[];
  brands: readonly string[];
  verified: boolean;
  subscribed: boolean;
  /** Before the marketplace's first day of demo history, or some months into it. */
  joinedDaysAgo: number;
};

const WRITTEN: readonly SellerRow[] = [
  ...MAHARASHTRA_AND_GOA_SELLERS,
  ...GUJARAT_AND_RAJASTHAN_SELLERS,
  ...NORTHERN_SELLERS,
  ...SOUTHERN_SELLERS,
  ...EASTERN_AND_CENTRAL_SELLERS,
];

const NATURE: Record<VendorRole, string> = {
  'MANUFACTURER/IMPORTER': 'Manufacturer and importer',
  'MANUFACTURER/CORPORATE': 'Manufacturer',
  DISTRIBUTOR: 'Wholesale distributor',
  DEALER: 'Dealer and stockist',
  RETAILER: 'Retail showroom',
  CONTRACTOR: 'Interior contractor',
};

/** The fourth letter of a PAN says who holds it. */
const PAN_HOLDER: Record<LegalStatus, string> = {
  Proprietorship: 'P',
  Partnership: 'F',
  LLP: 'F',
  'Private Limited': 'C',
};

const letter = (n: number) => String.fromCharCode(65 + (n % 26));

/** A true check digit over a PAN with serial 0000, which is never issued. */
function gstNumber(row: SellerRow, index: number): string {
  const state = INDIA.states.find((candidate) => candidate.code === row.state);
  if (!state) throw new Error(`${row.company}: no state ${row.state}`);
  const series = letter(Math.floor(index / 676)) + letter(Math.floor(index / 26)) + letter(index);
  const first14 = `${state.gstCode}${series}${PAN_HOLDER[row.legal]}${row.company.charAt(0)}0000${letter(index)}1Z`;
  return first14 + gstCheckDigit(first14);
}

function seller(row: SellerRow, index: number, random: Random): Seller {
  const slug = slugify(row.company);
  return {
    slug,
    company: row.company,
    role: row.role,
    contact: row.contact,
    phone: row.phone ?? String(9_000_010_001 + index),
    email: `sales@${slug}.example`,
    state: row.state,
    city: row.city,
    citySlug: `${slugify(row.city)}-${row.state.toLowerCase()}`,
    address: row.address,
    pin: row.pin,
    gstNumber: gstNumber(row, index),
    natureOfBusiness: NATURE[row.role],
    yearOfEstablishment: row.since,
    legalStatus: row.legal,
    about: row.about,
    categories: row.sells.split(' '),
    brands: row.brands,
    verified: row.verified ?? random.chance(0.7),
    subscribed: row.subscribed ?? random.chance(0.6),
    joinedDaysAgo: random.chance(0.4) ? random.int(700, 730) : random.int(90, 700),
  };
}

/** The sellers written by hand come first; a larger marketplace goes on in their manner. */
export function sellers(random: Random, count: number): Seller[] {
  const rows = [...WRITTEN, ...moreSellers(random.fork('more'), WRITTEN, count - WRITTEN.length)];
  return rows.slice(0, count).map((row, index) => seller(row, index, random.fork(row.company)));
}
