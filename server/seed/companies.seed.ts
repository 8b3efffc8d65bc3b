import type pg from 'pg';
import { companies } from '#modules/identity/identity.tables.ts';
import { copyInto } from './copy.ts';
import { memberId } from './member-id.ts';
import type { Random } from './random.ts';
import type { LegalStatus, VendorRole } from './sellers/seller-row.ts';
import type { Seller } from './sellers.ts';

type Size = { readonly employees: readonly [low: number, high: number]; readonly turnover: readonly string[] };

const SIZES: Readonly<Record<VendorRole, Size>> = {
  'MANUFACTURER/IMPORTER': { employees: [60, 420], turnover: ['₹25 – 50 crore', '₹50 – 100 crore'] },
  'MANUFACTURER/CORPORATE': { employees: [40, 300], turnover: ['₹10 – 25 crore', '₹25 – 50 crore'] },
  DISTRIBUTOR: { employees: [12, 60], turnover: ['₹5 – 10 crore', '₹10 – 25 crore'] },
  DEALER: { employees: [5, 24], turnover: ['₹1 – 5 crore', '₹5 – 10 crore'] },
  RETAILER: { employees: [3, 14], turnover: ['₹50 lakh – 1 crore', '₹1 – 5 crore'] },
  CONTRACTOR: { employees: [6, 40], turnover: ['₹50 lakh – 1 crore', '₹1 – 5 crore'] },
};

/** Companies and LLPs have a number of the registrar; all of these end in a serial that was never given out. */
function registrarNumber(legal: LegalStatus, seller: Seller, random: Random): string | null {
  if (legal === 'Private Limited') return `U20211${seller.state}${seller.yearOfEstablishment}PTC000000`;
  return legal === 'LLP' ? `AA${random.pick(['A', 'B', 'F'])}-0000` : null;
}

/** Who trades abroad has an importer-exporter code, which is its PAN: the ten characters within the GST number. */
const importerCode = (seller: Seller): string | null =>
  seller.role.startsWith('MANUFACTURER/') ? seller.gstNumber.slice(2, 12) : null;

function companyRow(seller: Seller, random: Random) {
  const size = SIZES[seller.role];
  return {
    memberId: memberId(seller.slug),
    name: seller.company,
    about: seller.about,
    address: `${seller.address}, ${seller.city}`,
    pinCode: seller.pin,
    natureOfBusiness: seller.natureOfBusiness,
    yearOfEstablishment: seller.yearOfEstablishment,
    legalStatus: seller.legalStatus,
    gstNumber: seller.gstNumber,
    googleMapsLink: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${seller.city} ${seller.pin}`)}`,
    phone: seller.phone,
    whatsapp: seller.phone,
    landline: `0${seller.pin.slice(0, 3)}-${random.int(2_200_000, 2_899_999)}`,
    email: seller.email,
    employees: String(random.int(...size.employees)),
    annualTurnover: random.pick(size.turnover),
    iecCode: importerCode(seller),
    cinNumber: registrarNumber(seller.legalStatus, seller, random),
    chiefExecutive: seller.contact,
    brandNames: [...seller.brands],
    isVerified: seller.verified,
  };
}

const COLUMNS = [
  'memberId',
  'name',
  'about',
  'address',
  'pinCode',
  'natureOfBusiness',
  'yearOfEstablishment',
  'legalStatus',
  'gstNumber',
  'googleMapsLink',
  'phone',
  'whatsapp',
  'landline',
  'email',
  'employees',
  'annualTurnover',
  'iecCode',
  'cinNumber',
  'chiefExecutive',
  'brandNames',
  'isVerified',
] as const;

export const seedCompanies = (client: pg.ClientBase, random: Random, sellers: readonly Seller[]): Promise<void> =>
  copyInto(
    client,
    companies,
    COLUMNS,
    sellers.map((seller) => companyRow(seller, random.fork(seller.slug))),
  );
