import type { SettingName } from '@plyhaat/contract/core/site-settings';

/** What these screens say, in one place for other languages. */
export const settings = 'Settings';
export const settingsLine =
  'Changes show on the site within seconds. Passwords and keys of providers are not here: they belong to the server.';
export const failedToLoad = 'Failed to load the settings. Please try again.';
export const groups = {
  contact: { title: 'Contact details', line: 'In the header, the footer, the contact page and the legal pages.' },
  limits: { title: 'Limits', line: 'They stop programs and abuse. Each has bounds, so that nobody is locked out.' },
  features: { title: 'Features', line: 'What is switched off disappears from the site, and its calls are refused.' },
} as const;

export const about: Readonly<Partial<Record<SettingName, string>>> = {
  email: 'Enquiries and contact messages are mailed here.',
  hours: 'Days, times, and when it is closed: one line each.',
  grievanceOfficer: 'Named on the privacy and terms pages.',
  callsADay: 'Phone numbers that one member sees.',
  sellersWrittenADay: 'By one member, without a call.',
  messagesAnHour: 'From one member, in all conversations.',
  enquiriesAnHour: 'From one network address.',
  requirementsADay: 'Posted by one member.',
  quotesAnHour: 'Sent or changed by one seller.',
  applicationsADay: 'By one member, for franchise opportunities.',
  reportsADay: 'Filed by one member.',
  commentsAnHour: 'Written by one member.',
  codesAnHour: 'Asked for from one network address.',
  registrationsAnHour: 'From one network address.',
  uploadsAnHour: 'From one network address, without signing in.',
  reels: 'The feed, the home section and new uploads.',
  opportunities: 'The list, the home section, new ones and applications.',
  requirements: 'Posting and renewing. What is posted already stays.',
  registration: 'The form and ‘Start selling’. Buyers still sign in.',
  newsletter: 'The form. Unsubscribing always works.',
  comments: 'Writing. Published comments stay.',
};

export const defaultIs = (value: string) => `Default: ${value}`;
export const isDefault = 'This is the default';
export const bounds = (min: string, max: string) => `${min} to ${max}`;
export const mostLines = (most: number) => `Up to ${most} lines`;
export const on = 'On';
export const off = 'Off';
export const save = 'Save';
export const saveName = (name: string) => `Save ${name}`;
export const history = 'History';
export const historyOf = (name: string) => `History of ${name}`;
export const changedAt = (moment: string) => `Changed ${moment}`;
export const restore = 'Restore';
export const restoreVersion = (number: number) => `Restore version ${number}`;
export const restoreDefault = 'Restore the default';
export const restoredFrom = (number: number) => (number === 0 ? 'default restored' : `version ${number} restored`);
export const current = 'Current';
export const initial = 'Default';
export const formerMember = 'Former member';
export const wasBefore = 'before';
export const isNow = 'after';
export const switchOff = 'Switch off';
export const cancel = 'Cancel';
export const switchOffQuestion = (name: string) => `Switch off ${name}?`;
export const switchOffText = 'It disappears from the site within seconds. You can switch it on again at any time.';
export const wholeNumberNeeded = 'Please enter a whole number';
export const settingNames: Readonly<Record<SettingName, string>> = {
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  hours: 'Phone hours',
  grievanceOfficer: 'Grievance Officer',
  appStore: 'App Store',
  playStore: 'Google Play',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  callsADay: 'Calls a day',
  sellersWrittenADay: 'Sellers contacted a day',
  messagesAnHour: 'Messages an hour',
  enquiriesAnHour: 'Enquiries an hour',
  requirementsADay: 'Requirements a day',
  quotesAnHour: 'Quotes an hour',
  applicationsADay: 'Applications a day',
  reportsADay: 'Reports a day',
  commentsAnHour: 'Comments an hour',
  codesAnHour: 'Sign-in codes an hour',
  registrationsAnHour: 'Registrations an hour',
  uploadsAnHour: 'Visitor uploads an hour',
  reels: 'Reels',
  opportunities: 'Franchise opportunities',
  requirements: 'New requirements',
  registration: 'Seller registration',
  newsletter: 'Newsletter sign-up',
  comments: 'Blog comments',
};
