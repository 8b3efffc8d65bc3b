import { isUuid } from '@plyhaat/contract/core/uuid';
import type { Exchange } from '#platform/http/http.ts';
import { isSigned, signatureOf } from './codes.secret.ts';
import { cookiesOf, type Settings, setCookie } from './visitor.ts';

const COOKIE = 'plyhaat_registration';
const KIND = 'registration';
const DAYS = 7;
const MOST_PER_BROWSER = 5;

/** The registrations made in this browser. The cookie is signed: knowing an id is not enough. */
export function registrationsIn(exchange: Exchange, settings: Settings): string[] {
  const marks = (cookiesOf(exchange)[COOKIE] ?? '').split('~').slice(0, MOST_PER_BROWSER);
  return marks.flatMap((mark) => {
    const [id = '', signature = ''] = mark.split('.');
    return isUuid(id) && isSigned(settings, signature, KIND, id) ? [id] : [];
  });
}

/** A browser that registers several numbers keeps the last few. */
export function rememberRegistration(exchange: Exchange, settings: Settings, id: string): void {
  const ids = [id, ...registrationsIn(exchange, settings)].slice(0, MOST_PER_BROWSER);
  setCookie(
    exchange,
    settings,
    COOKIE,
    ids.map((one) => `${one}.${signatureOf(settings, KIND, one)}`).join('~'),
    DAYS * 86_400,
  );
}
