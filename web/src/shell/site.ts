/** The name of the marketplace and what is said of it everywhere. How to reach it is `useContact()`. */
export const SITE = {
  name: 'Plyhaat',
  tagline: 'Plywood, laminate and hardware from verified sellers',
  description: 'Compare plywood, laminates, veneers, doors and hardware from mills and dealers across India.',
  about:
    'The open market for plywood, laminate, veneer, doors and hardware. Compare grades and prices, then speak to the mill, the distributor or the dealer yourself.',
  /** When the office receives visitors (CONT-12); a contact's `hours` are those of the phone. */
  officeHours: {
    'Monday to Friday': '9:00 AM to 6:00 PM',
    Saturday: '9:00 AM to 4:00 PM',
    Sunday: 'Closed',
  },
} as const;
