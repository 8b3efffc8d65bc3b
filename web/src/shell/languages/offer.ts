import type { Language } from '@plyhaat/contract/core/languages';
import { chosenLanguage } from './chosen.ts';

const DISMISSED = 'plyhaat.languageOffer';

const wasDismissed = (): boolean => {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return true;
  }
};

export function dismissOffer(): void {
  try {
    localStorage.setItem(DISMISSED, '1');
  } catch {}
}

/** What the visitor would rather read: what was chosen here before, else the first of the browser's that is offered. */
export function preferredLanguage(offered: readonly Language[]): Language | undefined {
  const wishes = [chosenLanguage() ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  const [wish] = wishes.flatMap((word) => offered.find((language) => language === word) ?? []);
  return wasDismissed() ? undefined : wish;
}
