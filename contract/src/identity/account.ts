import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { LANGUAGES, type Language } from '../core/languages.ts';
import { MailGroups } from '../notifications/mail-groups.ts';
import { codeExpired, codeRequired, codeWrong, notYourProfile, tooManyCodes } from '../sellers/profile.ts';

const Own = z.object({ id: z.uuid() });

/** One of those that the product is complete in. */
const OwnLanguage = z.enum(Object.keys(LANGUAGES) as Language[], 'Please choose from the list');

/** The settings tab: two toggles, and one for each group of mails below them. */
export const MemberSettings = z.object({
  emailNotifications: z.boolean(),
  marketingEmails: z.boolean(),
  mailGroups: MailGroups,
  /** What the member reads and is written to in; null where it has chosen none. */
  language: z.nullable(OwnLanguage),
});
export type MemberSettings = z.infer<typeof MemberSettings>;

/** What is absent stays as it is. */
export const SettingsChange = z.partial(z.object({ ...MemberSettings.shape, mailGroups: z.partial(MailGroups) }));
export type SettingsChange = z.infer<typeof SettingsChange>;

export const readSettings = endpoint({
  method: 'GET',
  path: '/users/settings/:id',
  access: 'member',
  summary: "The caller's settings",
  params: Own,
  reply: { data: MemberSettings },
  failures: [notYourProfile],
});
export const changeSettings = endpoint({
  method: 'PATCH',
  path: '/users/settings/:id',
  access: 'member',
  summary: "Changes what is sent of the caller's settings",
  params: Own,
  body: SettingsChange,
  reply: { message: z.string(), data: MemberSettings },
  failures: [notYourProfile],
});

export const exportMember = endpoint({
  method: 'GET',
  path: '/users/export/:id',
  access: 'member',
  summary: 'All that is kept of the caller, by kind',
  ownerOnly: true,
  params: Own,
  reply: { data: z.record(z.string(), z.unknown()) },
  failures: [notYourProfile],
});

export const eraseMember = endpoint({
  method: 'DELETE',
  path: '/users/deleteById/:id',
  access: 'member',
  summary: 'Erases the caller and its listings; needs a code sent to its number a moment ago',
  params: Own,
  body: z.object({ otp: z.optional(z.string().check(z.maxLength(20))) }),
  reply: { message: z.string() },
  failures: [notYourProfile, codeRequired, codeWrong, codeExpired, tooManyCodes],
});
