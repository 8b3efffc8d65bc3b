import * as z from 'zod/mini';
import { endpoint, failure } from '../../core/endpoint.ts';

export const RECOVERY_CODES = 10;

/** The caller's own second factor. */
export const FactorState = z.object({
  isOn: z.boolean(),
  /** Entered in this session. */
  isVerified: z.boolean(),
  /** Nothing of the administration answers before it is set up and entered. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type FactorState = z.infer<typeof FactorState>;

export const readFactor = endpoint({
  method: 'GET',
  path: '/admin/factor',
  access: 'approver',
  beforeFactor: true,
  summary: "Whether the caller's second factor is on, needed and entered in this session",
  reply: { data: FactorState },
});

/** What an authenticator app needs: shown once, and good once its first code was right. */
export const FactorSetup = z.object({
  /** Base32, to type where no camera is at hand. */
  secret: z.string(),
  /** `otpauth://…`, what the QR code says. */
  address: z.string(),
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type FactorSetup = z.infer<typeof FactorSetup>;

const CODE = z.string().check(z.trim(), z.minLength(1, 'Please enter the code'), z.maxLength(20));
const WithCode = z.object({ code: CODE });

export const factorWrong = failure(
  'factor_wrong',
  422,
  'This code is wrong or was used already. Please enter the next one.',
);
export const factorNotBegun = failure('factor_not_begun', 409, 'Please start the setup again.');
export const factorOff = failure('factor_off', 409, 'Your second factor is not set up yet.');
export const factorNeeded = failure(
  'factor_needed',
  409,
  'Staff need a second factor here. Set it up again to change it.',
);
export const tooManyFactorTries = failure(
  'too_many_factor_tries',
  429,
  'Too many wrong codes. Please wait a few minutes and try again.',
);

export const setUpFactor = endpoint({
  method: 'POST',
  path: '/admin/factor/setup',
  access: 'approver',
  beforeFactor: true,
  summary: 'Draws a new secret for an authenticator app; one that is in use stays so until the new one is confirmed',
  reply: { data: FactorSetup },
});

export const confirmFactor = endpoint({
  method: 'POST',
  path: '/admin/factor/confirm',
  access: 'approver',
  beforeFactor: true,
  summary: 'Turns the new secret on with its first code; answers ten recovery codes, once',
  body: WithCode,
  reply: { message: z.string(), recoveryCodes: z.array(z.string()) },
  failures: [factorWrong, factorNotBegun, tooManyFactorTries],
});

export const verifyFactor = endpoint({
  method: 'POST',
  path: '/admin/factor/verify',
  access: 'approver',
  beforeFactor: true,
  summary: 'Enters a code of the authenticator app, or a recovery code, for this session; each works once',
  body: WithCode,
  reply: { message: z.string(), recoveryCodesLeft: z.int() },
  failures: [factorWrong, factorOff, tooManyFactorTries],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/admin/factor/codes',
  access: 'approver',
  summary: 'Draws ten new recovery codes, answered once; the old ones stop working. Takes a code as for signing in',
  body: WithCode,
  reply: { message: z.string(), recoveryCodes: z.array(z.string()) },
  failures: [factorWrong, factorOff, tooManyFactorTries],
});

export const turnOffFactor = endpoint({
  method: 'POST',
  path: '/admin/factor/off',
  access: 'approver',
  summary: 'Removes the second factor where it is not required of staff, and ends other sessions; takes a code',
  body: WithCode,
  reply: { message: z.string() },
  failures: [factorWrong, factorOff, factorNeeded, tooManyFactorTries],
});
