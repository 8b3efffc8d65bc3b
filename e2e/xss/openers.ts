import type { Page } from '@playwright/test';

/** What opens more of a screen and changes nothing: folded parts, tabs, menus, forms, rows. */
const OPENERS = [
  'summary',
  '[aria-expanded="false"]',
  '[aria-haspopup]',
  '[role="tab"][aria-selected="false"]',
  'main button',
  'main [role="row"][tabindex]',
].join(', ');
const BY_NAME =
  /^(edit|change|detail|show|view|open|more|history|reply|repl|note|answer|see|read|top-?ups?|conversation|chat|buy|bill)/i;

/** Numbers the openers of the page that is open, one of a kind, and says how many there are. */
export const numberOpeners = (page: Page): Promise<number> =>
  page.evaluate(
    ({ selector, named }) => {
      const byName = new RegExp(named, 'i');
      const kinds = new Set<string>();
      let at = 0;
      for (const old of document.querySelectorAll<HTMLElement>('[data-opener]')) delete old.dataset.opener;
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
        const opens =
          !element.matches('button:not([aria-expanded]):not([aria-haspopup]):not([role])') || byName.test(name);
        if (!opens || !element.checkVisibility() || element.closest('header, footer')) continue;
        const kind = `${element.tagName} ${element.className} ${name.split(/\s+/, 1)[0]}`;
        if (kinds.has(kind)) continue;
        kinds.add(kind);
        element.dataset.opener = String(at++);
      }
      return at;
    },
    { selector: OPENERS, named: BY_NAME.source },
  );

/** Taps one of the openers. It answers whether it could be tapped. */
export async function open(page: Page, opener: number): Promise<boolean> {
  await numberOpeners(page);
  return page
    .locator(`[data-opener="${opener}"]`)
    .first()
    .click({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    );
}
