import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOfAtMost } from '../core/lists.ts';
import { listOf } from '../core/paging.ts';
import { Role } from '../core/roles.ts';

/** Read by the sign-in itself, which has its own words for a number that is none. */
const Phone = z.pipe(
  z.union([z.string().check(z.maxLength(40)), z.number()]),
  z.transform((phone) => String(phone)),
);

export const invalidPhone = failure('invalid_phone', 400, 'Invalid phone number. Please check and try again.');
export const tooManyOtpRequests = failure(
  'too_many_otp_requests',
  429,
  'Too many OTP requests. Please wait before requesting another OTP.',
);
export const sendOtp = endpoint({
  method: 'POST',
  path: '/users/sentOtp',
  access: 'public',
  summary: 'Sends a sign-in code; the answer does not tell whether the number is known',
  body: z.object({ phone: Phone }),
  reply: {
    message: z.string(),
    /** For the sample numbers in demo mode alone. */
    demoCode: z.optional(z.string()),
  },
  failures: [invalidPhone, tooManyOtpRequests],
});

/** What a member sees of itself on signing in. */
export const SignedInMember = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  role: Role,
  phone: z.string(),
  email: z.nullable(z.string()),
  profileImage: z.string(),
});
export type SignedInMember = z.infer<typeof SignedInMember>;

/** A registration of the number that was made in another browser: the member says whether it was theirs. */
export const PendingRegistration = z.object({ _id: z.string(), businessName: z.string(), day: z.string() });
export type PendingRegistration = z.infer<typeof PendingRegistration>;
export const MOST_PENDING = 10;

const INVALID_CREDENTIALS = 'Invalid credentials. Please check your phone and OTP.';
export const otpInvalid = failure('otp_invalid', 401, INVALID_CREDENTIALS);
export const otpExpired = failure('otp_expired', 401, INVALID_CREDENTIALS);
/** The answer's `reason` says why, in the words of whoever blocked it (ADMIN-9). */
export const accountBlocked = failure('account_blocked', 403, 'Account blocked. Please contact support.');
export const tooManyLoginAttempts = failure(
  'too_many_login_attempts',
  429,
  'Too many login attempts. Please try again later.',
);
export const signIn = endpoint({
  method: 'POST',
  path: '/users/app-login',
  access: 'public',
  summary: 'Signs in with the code that was sent; an unknown number becomes a member with role USER',
  body: z.object({ phone: Phone, otp: z.string().check(z.maxLength(20)) }),
  reply: {
    message: z.string(),
    token: z.string(),
    data: SignedInMember,
    /** Only where there are some, newest first. */
    pendingRegistration: z.optional(listOfAtMost(PendingRegistration, MOST_PENDING)),
    /** The sign-in by which a registration became a seller: the app shows the first steps. */
    isNewSeller: z.optional(z.literal(true)),
  },
  failures: [otpInvalid, otpExpired, accountBlocked, tooManyLoginAttempts],
});

/** So long a browser or device may ask again with the token it has just replaced: calls of an app cross each other. */
export const REPLACED_SECONDS = 30;
export const refreshToken = endpoint({
  method: 'POST',
  path: '/users/refreshToken',
  access: 'member',
  takesReplaced: true,
  summary:
    'Exchanges the token for a fresh one; the old session ends. Sent again within 30 seconds from the same browser or device, the old token gets the newest one',
  reply: { token: z.string() },
});
export const signOut = endpoint({
  method: 'POST',
  path: '/users/logout',
  access: 'member',
  summary: 'Ends the session on the server',
  reply: { message: z.string() },
});

const Session = z.object({
  _id: z.string(),
  /** The browser or app, as it named itself. */
  device: z.string(),
  address: z.string(),
  signedInAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
});
export const listSessions = endpoint({
  method: 'GET',
  path: '/users/sessions',
  access: 'member',
  summary: 'Where the caller is signed in, newest first',
  reply: listOf(Session),
});
export const sessionNotFound = failure('session_not_found', 404, 'Session not found.');
export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/sessions/:id',
  access: 'member',
  summary: "Ends one of the caller's sessions",
  params: z.object({ id: z.uuid() }),
  reply: { message: z.string() },
  failures: [sessionNotFound],
});
