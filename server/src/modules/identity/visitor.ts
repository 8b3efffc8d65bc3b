import { randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import { isUuid } from '@plyhaat/contract/core/uuid';
import type { Deps } from '#platform/deps.ts';
import { addressKey, networkKey } from '#platform/http/address.ts';
import type { Exchange } from '#platform/http/http.ts';
import { isSigned, type Peppers, signatureOf } from './codes.secret.ts';
import { CODE_LIFE_SECONDS } from './sign-in.limits.ts';

/** The visitor as limits and codes see it. Neither cookie authorises anything by itself. */
export type Visitor = {
  readonly address: string;
  readonly network: string;
  /** A device from which this very number signed in before: its sends and tries count apart from strangers'. */
  readonly device: string | null;
  /** The code this browser asked for. */
  readonly codeId: string | null;
  readonly isBrowser: boolean;
};

const LONGEST_AGENT = 300;

/** Where a session was opened, for its owner to recognise. */
export type Place = { readonly device: string; readonly address: string };
export const placeOf = (exchange: Exchange): Place => ({
  device: (exchange.header('user-agent') ?? '').slice(0, LONGEST_AGENT),
  address: exchange.ip,
});

/** One browser or device: what it calls itself and its cookie. A program that keeps none is known by its address. */
export function callerOf(exchange: Exchange, settings: Settings, phone: string): string {
  const { device } = placeOf(exchange);
  return JSON.stringify([device, knownDevice(exchange, settings, phone) ?? addressKey(exchange.ip)]);
}

export type Settings = Peppers & Pick<Deps['settings'], 'publicUrl'>;

const CODE_COOKIE = 'plyhaat_code';
const DEVICE_COOKIE = 'plyhaat_device';
const DEVICE_DAYS = 365;
const MOST_MEMBERS_PER_DEVICE = 5;

export const cookiesOf = (exchange: Exchange) => fastifyCookie.parse(exchange.header('cookie') ?? '');
const marksOf = (exchange: Exchange) => (cookiesOf(exchange)[DEVICE_COOKIE] ?? '').split('~').filter(Boolean);

function knownDevice(exchange: Exchange, settings: Settings, phone: string): string | null {
  for (const mark of marksOf(exchange).slice(0, MOST_MEMBERS_PER_DEVICE)) {
    const [device = '', signature = ''] = mark.split('.');
    if (isSigned(settings, signature, 'device', phone, device)) return device;
  }
  return null;
}

export function visitorOf(exchange: Exchange, settings: Settings, phone: string): Visitor {
  const codeId = cookiesOf(exchange)[CODE_COOKIE] ?? '';
  return {
    address: addressKey(exchange.ip),
    network: networkKey(exchange.ip),
    device: knownDevice(exchange, settings, phone),
    codeId: isUuid(codeId) ? codeId : null,
    isBrowser: exchange.header('sec-fetch-site') !== undefined,
  };
}

export const setCookie = (exchange: Exchange, settings: Settings, name: string, value: string, maxAge: number) =>
  exchange.setHeader(
    'set-cookie',
    fastifyCookie.serialize(name, value, {
      path: '/api/users',
      httpOnly: true,
      sameSite: 'strict',
      secure: settings.publicUrl.startsWith('https:'),
      maxAge,
    }),
  );

/** Binds the code to the browser by a cookie; for programs the code belongs to the number. */
export function bindCode(exchange: Exchange, settings: Settings, visitor: Visitor, codeId: string): void {
  if (visitor.isBrowser) setCookie(exchange, settings, CODE_COOKIE, codeId, CODE_LIFE_SECONDS);
}

/** After a sign-in the device is known for this number; a shared one for the last few. */
export function markDevice(exchange: Exchange, settings: Settings, visitor: Visitor, phone: string): void {
  const device = visitor.device ?? randomBytes(16).toString('base64url');
  const mark = `${device}.${signatureOf(settings, 'device', phone, device)}`;
  const marks = [mark, ...marksOf(exchange).filter((other) => other !== mark)].slice(0, MOST_MEMBERS_PER_DEVICE);
  setCookie(exchange, settings, DEVICE_COOKIE, marks.join('~'), DEVICE_DAYS * 86_400);
  if (visitor.codeId) setCookie(exchange, settings, CODE_COOKIE, '', 0);
}
