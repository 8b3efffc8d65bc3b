import { CONTACT_EMAIL } from '@plyhaat/contract/core/site';

/** The name, contact details and links of the marketplace, in one place. */
export const SITE = {
  name: 'Plyhaat',
  tagline: 'Plywood, laminate and hardware from verified sellers',
  description: 'Compare plywood, laminates, veneers, doors and hardware from mills and dealers across India.',
  about:
    'The open market for plywood, laminate, veneer, doors and hardware. Compare grades and prices, then speak to the mill, the distributor or the dealer yourself.',
  phone: '+912532310044',
  phoneShown: '+91 25323 10044',
  email: CONTACT_EMAIL,
  address: ['2nd floor, Sharanpur Road,', 'Nashik, Maharashtra 422002'],
  hours: ['Monday to Saturday', '9:30 AM to 6:30 PM', 'Sunday closed'],
  /** When the office receives visitors (spec 3 'Contact page'); `hours` are those of the phone. */
  officeHours: {
    'Monday to Friday': '9:00 AM to 6:00 PM',
    Saturday: '9:00 AM to 4:00 PM',
    Sunday: 'Closed',
  },
  grievanceOfficer: 'Meera Joshi',
  appStore: 'https://apps.apple.com/in/app/plyhaat/id0000000000',
  playStore: 'https://play.google.com/store/apps/details?id=example.plyhaat',
  social: {
    Instagram: 'https://www.instagram.com/plyhaat.example',
    YouTube: 'https://www.youtube.com/@plyhaat.example',
    Facebook: 'https://www.facebook.com/plyhaat.example',
    LinkedIn: 'https://www.linkedin.com/company/plyhaat-example',
  },
} as const;
