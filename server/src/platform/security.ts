import type { App } from './http.ts';

/** No inline script or style, nothing from elsewhere: a stolen token would need one of them. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ['https://www.youtube-nocookie.com'],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
};
const policyText = Object.entries(POLICY)
  .map(([name, values]) => `${name} ${values.join(' ')}`)
  .join(';');

/** Payment pages refuse a visitor without a referrer, hence the origin is told. */
const REFERRER = 'strict-origin-when-cross-origin';

/** Constants, because every answer carries them: also those written before any hook runs, to a broken address or head. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': policyText,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'origin-agent-cluster': '?1',
  'referrer-policy': REFERRER,
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export function useSecurityHeaders(app: App, { https }: { https: boolean }): void {
  const headers = { ...SECURITY_HEADERS, ...(https && HTTPS_ONLY) };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
