/** Contact details as they are until staff change them. Lines of one text stand below each other. */
export const CONTACT = {
  phone: '+912532310044',
  email: 'info@plyhaat.example',
  address: '2nd floor, Sharanpur Road,\nNashik, Maharashtra 422002',
  hours: 'Monday to Saturday\n9:30 AM to 6:30 PM\nSunday closed',
  grievanceOfficer: 'Meera Joshi',
  appStore: 'https://apps.apple.com/in/app/plyhaat/id0000000000',
  playStore: 'https://play.google.com/store/apps/details?id=example.plyhaat',
  instagram: 'https://www.instagram.com/plyhaat.example',
  youtube: 'https://www.youtube.com/@plyhaat.example',
  facebook: 'https://www.facebook.com/plyhaat.example',
  linkedin: 'https://www.linkedin.com/company/plyhaat-example',
} as const;
type ContactName = keyof typeof CONTACT;

/** What staff can switch off; everything is on until they do. */
export const FEATURES = ['reels', 'opportunities', 'requirements', 'registration', 'newsletter', 'comments'] as const;
export type Feature = (typeof FEATURES)[number];

/** What differs from the defaults, as it travels with every page; nothing travels where nothing does. */
export type ChangedSite = { readonly [N in ContactName]?: string } & { readonly [F in Feature]?: boolean };
