import { createHash, timingSafeEqual } from 'node:crypto';

/** Keys of the sandbox. They guard nothing and stand here for everybody to read. */
export const SANDBOX_KEYS = {
  merchantId: 'SANDBOX',
  saltKey: 'sandbox-salt-0001',
  saltIndex: '1',
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-client-secret',
  clientVersion: '1',
  phonepeHookUser: 'sandbox_hook',
  phonepeHookPassword: 'sandbox-hook-1',
  apiKey: 'sandbox-api-key',
  juspayClientId: 'sandbox-page',
  juspayHookUser: 'sandbox_hook',
  juspayHookPassword: 'sandbox-hook-2',
  responseKey: 'sandbox-response-key',
} as const;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** The sandbox signs for itself: sharing the adapters' code, it would take their mistakes for right. */
export const salted = (text: string): string => `${sha256(text + SANDBOX_KEYS.saltKey)}###${SANDBOX_KEYS.saltIndex}`;

export function fits(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
