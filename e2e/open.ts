import type { Page } from '@playwright/test';

/** Opens a page and waits until it answers taps. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}
