import * as z from 'zod/mini';
import { CONTACT, FEATURES, type Feature } from './site.ts';

export type SettingKind = 'line' | 'lines' | 'phone' | 'email' | 'link' | 'limit' | 'switch';

const line = (initial: string, longest = 100) => ({
  kind: 'line' as const,
  initial,
  schema: z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^[^\n]*$/)),
});

/** The rows of a text, without the empty ones around it. */
const lines = (initial: string, most: number) => ({
  kind: 'lines' as const,
  initial,
  most,
  schema: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(200),
    z.refine((text) => text.split('\n').length <= most, `Please use at most ${most} lines`),
  ),
});

const phone = (initial: string) => ({
  kind: 'phone' as const,
  initial,
  schema: z.string().check(z.trim(), z.regex(/^\+91\d{10}$/, 'Please write +91 and ten digits')),
});

const email = (initial: string) => ({
  kind: 'email' as const,
  initial,
  schema: z.email('Please enter a valid email address').check(z.maxLength(100)),
});

const link = (initial: string) => ({
  kind: 'link' as const,
  initial,
  schema: z.url({ protocol: /^https$/, error: 'Please enter an address that begins with https://' }).check(
    z.maxLength(200),
    // A page carries it in an attribute of its own.
    z.regex(/^[^\s"'<>]+$/, 'Please enter an address that begins with https://'),
  ),
});

/** `min` still lets people work, `max` still stops programs: no value between them locks anybody out. */
const limit = (initial: number, min: number, max: number, per: 'hour' | 'day') => ({
  kind: 'limit' as const,
  initial,
  min,
  max,
  per,
  schema: z.int().check(z.gte(min, `At least ${min}`), z.lte(max, `At most ${max}`)),
});

const LIMITS = {
  /** Numbers of others that a member is told. */
  callsADay: limit(60, 10, 500, 'day'),
  sellersWrittenADay: limit(30, 5, 300, 'day'),
  messagesAnHour: limit(60, 10, 600, 'hour'),
  /** From one network address. */
  enquiriesAnHour: limit(20, 5, 500, 'hour'),
  requirementsADay: limit(30, 3, 200, 'day'),
  quotesAnHour: limit(60, 10, 600, 'hour'),
  applicationsADay: limit(30, 3, 300, 'day'),
  reportsADay: limit(20, 3, 200, 'day'),
  commentsAnHour: limit(5, 2, 100, 'hour'),
  /** Codes to sign in, to one network address. */
  codesAnHour: limit(10, 5, 200, 'hour'),
  registrationsAnHour: limit(5, 2, 100, 'hour'),
  /** Files of visitors who are not signed in, from one network address. */
  uploadsAnHour: limit(30, 10, 500, 'hour'),
};
export type LimitName = keyof typeof LIMITS;

const feature = () => ({ kind: 'switch' as const, initial: true, schema: z.boolean() });
const SWITCHES = Object.fromEntries(FEATURES.map((name) => [name, feature()])) as Record<
  Feature,
  ReturnType<typeof feature>
>;

/** All that staff can set, with default and rules (ADMIN-7). Secrets and keys of providers stay in the environment. */
export const SETTINGS = {
  phone: phone(CONTACT.phone),
  email: email(CONTACT.email),
  address: lines(CONTACT.address, 3),
  hours: lines(CONTACT.hours, 3),
  grievanceOfficer: line(CONTACT.grievanceOfficer),
  appStore: link(CONTACT.appStore),
  playStore: link(CONTACT.playStore),
  instagram: link(CONTACT.instagram),
  youtube: link(CONTACT.youtube),
  facebook: link(CONTACT.facebook),
  linkedin: link(CONTACT.linkedin),
  ...LIMITS,
  ...SWITCHES,
};
export type SettingName = keyof typeof SETTINGS;
export type SettingValue = string | number | boolean;
export type SiteSettings = { readonly [N in SettingName]: z.output<(typeof SETTINGS)[N]['schema']> };

export const SETTING_NAMES = Object.keys(SETTINGS) as [SettingName, ...SettingName[]];

/** The value as the setting's rules read it; undefined where they refuse it. */
export function readSetting<N extends SettingName>(name: N, value: unknown): SiteSettings[N] | undefined {
  const parsed = z.safeParse(SETTINGS[name].schema, value);
  return parsed.success ? (parsed.data as SiteSettings[N]) : undefined;
}

/** Defaults with what staff changed. What an earlier version allowed and this one refuses is the default again. */
export const settingsFrom = (changed: Readonly<Record<string, unknown>>): SiteSettings =>
  Object.fromEntries(
    SETTING_NAMES.map((name) => [name, readSetting(name, changed[name]) ?? SETTINGS[name].initial]),
  ) as SiteSettings;
