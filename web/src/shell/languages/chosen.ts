import { LANGUAGE_COOKIE, type Language } from '@plyhaat/contract/core/languages';
import { DAY_SECONDS } from '@plyhaat/contract/core/time-units';

const COOKIE = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`);

export const chosenLanguage = (): string | undefined => COOKIE.exec(document.cookie)?.[1];

/** Kept for the server, which draws the screens whose address names no language. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser we serve has another way.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${365 * DAY_SECONDS}; SameSite=Lax${secure}`;
}
