import type { Dealership } from '@plyhaat/contract/dealerships/dealerships';
import type { OwnOpportunity } from '@plyhaat/contract/dealerships/opportunity-form';
import { someOpportunity } from './dealerships.ts';
import { MEMBER_ID } from './members.ts';

export const MH = '0190a000-0000-7000-8000-00000000e001';
export const NASHIK = '0190a000-0000-7000-8000-00000000e002';

export const someDealership = (over: Partial<Dealership> = {}): Dealership => ({
  _id: '0190a000-0000-7000-8000-00000000e003',
  userId: MEMBER_ID,
  name: 'Godavari Ply Centre',
  description: 'Plywood since 1998.',
  address: '12 Main Road',
  city: 'Nashik',
  state: 'Maharashtra',
  cityId: NASHIK,
  stateId: MH,
  pincode: '422001',
  phone: '9822011111',
  email: 'shop@godavari.example',
  website: null,
  businessType: 'Retailer',
  establishedYear: 1998,
  gstNumber: null,
  logo: 'logos/x.webp',
  logoPicture: null,
  documents: [
    { path: 'documents/a.pdf', name: 'licence.pdf', bytes: 900, address: '/api/uploads/documents/a.pdf?s=1' },
  ],
  status: 'active',
  rejectReason: null,
  warnings: [],
  createdAt: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-01T06:00:00.000Z',
  ...over,
});

export const someOwnOpportunity = (over: Partial<OwnOpportunity> = {}): OwnOpportunity => ({
  ...someOpportunity({ userId: MEMBER_ID }),
  approved: 'APPROVED',
  isPublic: true,
  state: 'Active',
  rejectReason: null,
  ownLogo: null,
  days: 30,
  daysLeft: 12,
  views: 40,
  applications: { total: 5, new: 2 },
  ...over,
});
