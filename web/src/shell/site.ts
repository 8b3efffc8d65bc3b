import { msg } from '@lingui/core/macro';
/** The name of the marketplace and what is said of it everywhere. How to reach it is `useContact()`. */
export const SITE = {
  name: 'Plyhaat',
  tagline: msg`Plywood, laminate and hardware from verified sellers`,
  description: msg`Compare plywood, laminates, veneers, doors and hardware from mills and dealers across India.`,
  about: msg`The open market for plywood, laminate, veneer, doors and hardware. Compare grades and prices, then speak to the mill, the distributor or the dealer yourself.`,
  /** When the office receives visitors (CONT-12); a contact's `hours` are those of the phone. */
  officeHours: [
    { days: msg`Monday to Friday`, times: msg`9:00 AM to 6:00 PM` },
    { days: msg`Saturday`, times: msg`9:00 AM to 4:00 PM` },
    { days: msg`Sunday`, times: msg({ message: 'Closed', context: 'an office' }) },
  ],
} as const;
