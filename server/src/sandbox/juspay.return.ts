import { createHmac } from 'node:crypto';

/**
 * The signature of Juspay's return: each name and value percent-encoded, sorted, joined, and the whole encoded once
 * more, under the response key.
 */
export function returnSignature(fields: Readonly<Record<string, string>>, key: string): string {
  const pairs = Object.entries(fields).map(([name, value]) => [encodeURIComponent(name), encodeURIComponent(value)]);
  const text = pairs
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  return createHmac('sha256', key).update(encodeURIComponent(text)).digest('base64');
}

/** Where the payer goes back to. The signature is encoded twice, as Juspay does it. */
export function signedReturn(address: string, fields: Readonly<Record<string, string>>, key: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  url.searchParams.set('signature', encodeURIComponent(returnSignature(fields, key)));
  url.searchParams.set('signature_algorithm', 'HMAC-SHA256');
  return url.href;
}
