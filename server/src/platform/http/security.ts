import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
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

const A_YEAR = 31_536_000;

/** Helmet's headers, each set explicitly: some of its defaults do not fit (payment pages refuse a missing referrer). */
function protectiveHeaders(https: boolean): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const listener = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https ? { maxAge: A_YEAR } : false,
    xFrameOptions: { action: 'deny' },
    xXssProtection: false,
    xDownloadOptions: false,
  });
  protect({} as IncomingMessage, listener as unknown as ServerResponse, () => {});
  // For 'Near me' on our own pages; no frame may ask.
  headers['permissions-policy'] = 'geolocation=(self)';
  return headers;
}

/** Worked out once: every answer carries them, also those written before any hook runs, to a broken address or head. */
export const SECURITY_HEADERS = protectiveHeaders(false);

export function useSecurityHeaders(app: App, { https }: { https: boolean }): void {
  const headers = protectiveHeaders(https);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
