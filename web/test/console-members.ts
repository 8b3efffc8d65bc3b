import type { MemberDetail, MemberRow } from '@plyhaat/contract/identity/staff/members';

export const SELLER_ID = '0190a000-0000-7000-8000-0000000000bb';
/** A seller as staff list it. */
export const SELLER_ROW: MemberRow = {
  _id: SELLER_ID,
  slug: 'shivneri',
  name: 'Rohit Deshmukh',
  company: 'Shivneri Ply',
  role: 'DEALER',
  phone: '98XXXXXX18',
  gstNumber: '27AAAFP0000A1ZD',
  picture: null,
  city: 'Pune',
  state: 'Maharashtra',
  standing: 'active',
  isVerified: false,
  plan: null,
  products: 24,
  joinedAt: '2026-01-04T10:00:00.000Z',
  lastSeenAt: null,
};
const NOTHING = { total: 0, data: [] };
/** The same as its page shows it, without anything of its own yet. */
export const MEMBER_DETAIL: MemberDetail = {
  ...SELLER_ROW,
  email: 'r•••@shivneri.example',
  address: 'Timber Market',
  pinCode: '411042',
  rating: 4.4,
  reviewCount: 38,
  leadsReceived: 643,
  leadsMade: 0,
  listings: NOTHING,
  leads: NOTHING,
  orders: NOTHING,
  requirements: NOTHING,
  applications: NOTHING,
  sessions: NOTHING,
  reports: NOTHING,
  allowances: [],
  conduct: {
    leads: 0,
    answeredInADay: 0,
    quotes: 0,
    quotesAccepted: 0,
    listingsRejected: 0,
    reportsAbout: 0,
    reportsUpheld: 0,
  },
};
