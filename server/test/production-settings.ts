import { BadSettings, readSettings } from '../src/settings.ts';

/** All that production needs, but for the folder of a test. */
export const PRODUCTION = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://plyhaat:secret@db.example/plyhaat',
  PUBLIC_URL: 'https://plyhaat.example',
  JWT_SECRET: 'Q7c0dZ1mX9pL4vB8nT2kW6yR3sJ5hG0f',
  OTP_PEPPER: 'f0Gh5Js3Rr6yWk2Tn8Bv4Lp9Xm1Zd0c7',
  FACTOR_KEY: 'w9Yt2Kd7Qm4Xz8Rb1Vn6Lc3Hp5Sj0Fg9',
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: '412345Ab',
  MSG91_TEMPLATE_ID: '65f0c1',
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtps://post:secret@mail.example',
  MAIL_FROM: 'Plyhaat <post@plyhaat.example>',
  JUSPAY_MERCHANT_ID: 'plyhaat',
  JUSPAY_API_KEY: 'a key of Juspay',
  JUSPAY_CLIENT_ID: 'plyhaat',
  JUSPAY_HOOK_USER: 'juspay',
  JUSPAY_HOOK_PASSWORD: 'known to two',
  COMPANY_NAME: 'Plyhaat Marketplace Private Limited',
  COMPANY_ADDRESS: 'Sharanpur Road, Nashik, Maharashtra 422002',
  COMPANY_GSTIN: '27AABCP1234Q1Z7',
  COMPANY_SAC: '998365',
};
export const PHONEPE = {
  v1: { PHONEPE_MERCHANT_ID: 'PLYHAAT', PHONEPE_SALT_KEY: 'salt of PhonePe' },
  v2: {
    PHONEPE_CLIENT_ID: 'PLYHAAT',
    PHONEPE_CLIENT_SECRET: 'a secret of PhonePe',
    PHONEPE_HOOK_USER: 'phonepe',
    PHONEPE_HOOK_PASSWORD: 'known to two',
  },
};

/** Why it does not start with these. */
export function faultsOf(source: Record<string, string | undefined>): readonly string[] {
  try {
    readSettings(source as NodeJS.ProcessEnv);
    return [];
  } catch (error) {
    if (error instanceof BadSettings) return error.faults;
    throw error;
  }
}
