import { expect, type Page } from '@playwright/test';

/** What a page should not do, as it happens. */
export async function watched(page: Page) {
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (sent) => sent.url().includes('evil.example') && harm.push(sent.url()));
  await page.exposeFunction('noteHarm', (what: string) => void harm.push(what));
  await page.addInitScript(() => {
    const note = (window as never as { noteHarm: (what: string) => void }).noteHarm;
    Object.assign(window, { xss: () => note('a script ran') });
    document.addEventListener('securitypolicyviolation', (event) =>
      note(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return harm;
}

/** The watch itself works: it is the one that reports this. */
export async function expectNoHarm(page: Page, harm: readonly string[]): Promise<void> {
  expect(harm).toEqual([]);
  await page.evaluate(() => (window as never as { xss: () => void }).xss());
  await expect.poll(() => harm).toEqual(['a script ran']);
}
