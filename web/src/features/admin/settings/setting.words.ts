import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SETTINGS, type SettingName, type SettingValue } from '@plyhaat/contract/core/site-settings';
import type { Say } from '#ui/said.ts';

export const SETTING_LABELS: Readonly<Record<SettingName, MessageDescriptor>> = {
  phone: msg`Phone`,
  email: msg`E-mail`,
  address: msg`Address`,
  hours: msg`Phone hours`,
  grievanceOfficer: msg`Grievance Officer`,
  appStore: msg`App Store`,
  playStore: msg`Google Play`,
  instagram: msg`Instagram`,
  youtube: msg`YouTube`,
  facebook: msg`Facebook`,
  linkedin: msg`LinkedIn`,
  callsADay: msg`Calls a day`,
  sellersWrittenADay: msg`Sellers contacted a day`,
  messagesAnHour: msg`Messages an hour`,
  enquiriesAnHour: msg`Enquiries an hour`,
  requirementsADay: msg`Requirements a day`,
  quotesAnHour: msg`Quotes an hour`,
  applicationsADay: msg`Applications a day`,
  reportsADay: msg`Reports a day`,
  commentsAnHour: msg`Comments an hour`,
  codesAnHour: msg`Sign-in codes an hour`,
  registrationsAnHour: msg`Registrations an hour`,
  uploadsAnHour: msg`Visitor uploads an hour`,
  reels: msg`Reels`,
  opportunities: msg`Franchise opportunities`,
  requirements: msg`New requirements`,
  registration: msg`Seller registration`,
  newsletter: msg`Newsletter sign-up`,
  comments: msg`Blog comments`,
};

const ABOUT: Readonly<Partial<Record<SettingName, MessageDescriptor>>> = {
  email: msg`Enquiries and contact messages are mailed here.`,
  hours: msg`Days, times, and when it is closed: one line each.`,
  grievanceOfficer: msg`Named on the privacy and terms pages.`,
  callsADay: msg`Phone numbers that one member sees.`,
  sellersWrittenADay: msg`By one member, without a call.`,
  messagesAnHour: msg`From one member, in all conversations.`,
  enquiriesAnHour: msg`From one network address.`,
  requirementsADay: msg`Posted by one member.`,
  quotesAnHour: msg`Sent or changed by one seller.`,
  applicationsADay: msg`By one member, for franchise opportunities.`,
  reportsADay: msg`Filed by one member.`,
  commentsAnHour: msg`Written by one member.`,
  codesAnHour: msg`Asked for from one network address.`,
  registrationsAnHour: msg`From one network address.`,
  uploadsAnHour: msg`From one network address, without signing in.`,
  reels: msg`The feed, the home section and new uploads.`,
  opportunities: msg`The list, the home section, new ones and applications.`,
  requirements: msg`Posting and renewing. What is posted already stays.`,
  registration: msg`The form and ‘Start selling’. Buyers still sign in.`,
  newsletter: msg`The form. Unsubscribing always works.`,
  comments: msg`Writing. Published comments stay.`,
};

const NUMBERS = new Intl.NumberFormat('en-IN');

/** A value as people read it, on one line. */
export function valueText(t: Say, value: SettingValue): string {
  if (typeof value === 'boolean') return t(value ? msg`On` : msg`Off`);
  return typeof value === 'number' ? NUMBERS.format(value) : value.split('\n').join(' · ');
}

/** The default beside the value; of a long text only where it differs. */
const defaultOf = (t: Say, name: SettingName, value: SettingValue): MessageDescriptor => {
  const { kind, initial } = SETTINGS[name];
  const isShort = kind === 'limit' || kind === 'switch';
  return isShort || value !== initial ? msg`Default: ${{ value: valueText(t, initial) }}` : msg`This is the default`;
};

/** What the setting is for, its bounds and its default. */
export function helpOf(t: Say, name: SettingName, value: SettingValue): string {
  const setting = SETTINGS[name];
  const rule =
    setting.kind === 'limit'
      ? msg`${{ min: valueText(t, setting.min) }} to ${{ max: valueText(t, setting.max) }}`
      : setting.kind === 'lines'
        ? msg`Up to ${{ most: setting.most }} lines`
        : undefined;
  return [ABOUT[name], rule, defaultOf(t, name, value)]
    .flatMap((part) => (part ? t(part).replace(/\.$/, '') : []))
    .join('. ');
}

/** The number that was typed; undefined where it is none. */
const numberIn = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

/** What the form sends for a setting that is typed. */
export const typedValue = (name: SettingName, text: string): SettingValue | undefined =>
  SETTINGS[name].kind === 'limit' ? numberIn(text) : text.replaceAll('\r\n', '\n');
