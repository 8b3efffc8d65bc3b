import * as z from 'zod';
import type { MailSettings } from '#platform/messages/mail.ts';
import type { SmsSettings } from '#platform/messages/sms.ts';

const address = z.url({ protocol: /^https?$/ });

/** Who carries text messages and mails. `kept` sends nothing and is demo mode's own. */
export const ProviderEnvironment = {
  SMS_PROVIDER: z.enum(['kept', 'msg91', 'twilio']).optional(),
  MSG91_URL: address.default('https://control.msg91.com'),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_TEMPLATE_ID: z.string().optional(),
  MSG91_TEMPLATE_ID_HI: z.string().optional(),
  MSG91_TEMPLATE_ID_MR: z.string().optional(),
  TWILIO_URL: address.default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_API_KEY: z.string().optional(),
  TWILIO_API_SECRET: z.string().optional(),
  TWILIO_SENDER: z.string().optional(),
  MAIL_PROVIDER: z.enum(['kept', 'smtp']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address or Name <address>')
    .optional(),
};

const Environment = z.object(ProviderEnvironment);
type Environment = z.output<typeof Environment>;
type Name = keyof Environment;

/** What each provider cannot do without. */
const NEEDS: Readonly<Record<string, readonly Name[]>> = {
  msg91: ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_API_KEY', 'TWILIO_API_SECRET', 'TWILIO_SENDER'],
  smtp: ['SMTP_URL', 'MAIL_FROM'],
};

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const isOpen = (url: string) => url.startsWith('http:') && !LOCAL.test(new URL(url).hostname);

/** A chosen provider lacks a setting, or would be called where anybody can listen. */
export function providerFaults(env: Environment): string[] {
  const needs = ['SMS_PROVIDER', 'MAIL_PROVIDER'] as const;
  const missing = needs.flatMap((name) =>
    (NEEDS[env[name] ?? ''] ?? [])
      .filter((needed) => !env[needed])
      .map((needed) => `${needed} must be set when ${name} is ${env[name]}.`),
  );
  const open = (['MSG91_URL', 'TWILIO_URL'] as const).filter((name) => isOpen(env[name]));
  return [...missing, ...open.map((name) => `${name} must begin with https.`)];
}

/** Production sends or does not start. */
export function productionProviderFaults({ SMS_PROVIDER, MAIL_PROVIDER }: Environment): string[] {
  const silent = (provider: string | undefined) => provider === undefined || provider === 'kept';
  return [
    ...(silent(SMS_PROVIDER) ? ['SMS_PROVIDER must be msg91 or twilio in production, so that codes are sent.'] : []),
    ...(silent(MAIL_PROVIDER) ? ['MAIL_PROVIDER must be smtp in production, so that mails are sent.'] : []),
  ];
}

const bare = (url: string) => url.replace(/\/+$/, '');

/** Absent where messages are kept. Faults were told before. */
export function smsOf(env: Environment): SmsSettings | undefined {
  if (env.SMS_PROVIDER === 'msg91')
    return {
      provider: 'msg91',
      address: bare(env.MSG91_URL),
      key: env.MSG91_AUTH_KEY ?? '',
      templates: {
        en: env.MSG91_TEMPLATE_ID ?? '',
        ...(env.MSG91_TEMPLATE_ID_HI && { hi: env.MSG91_TEMPLATE_ID_HI }),
        ...(env.MSG91_TEMPLATE_ID_MR && { mr: env.MSG91_TEMPLATE_ID_MR }),
      },
    };
  if (env.SMS_PROVIDER === 'twilio')
    return {
      provider: 'twilio',
      address: bare(env.TWILIO_URL),
      account: env.TWILIO_ACCOUNT_SID ?? '',
      key: env.TWILIO_API_KEY ?? '',
      secret: env.TWILIO_API_SECRET ?? '',
      sender: env.TWILIO_SENDER ?? '',
    };
  return undefined;
}

export const mailOf = (env: Environment): MailSettings | undefined =>
  env.MAIL_PROVIDER === 'smtp' ? { server: env.SMTP_URL ?? '', from: env.MAIL_FROM ?? '' } : undefined;
