import type { Page } from '@playwright/test';

/** Keeps the addresses that leave the web, instead of going there. */
export const catchLinks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const left: string[] = [];
    Object.assign(window, { left });
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link || link.origin === location.origin) return;
      event.preventDefault();
      left.push(link.href);
    });
  });

export const linksLeft = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { left: string[] }).left);
