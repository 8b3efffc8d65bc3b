import { expect, type Page } from '@playwright/test';

/** Collects dialogs, requests to the attacker, scripts run and policy violations of a page. */
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

/** Also proves that the watch works: it must report the script that runs here. */
export async function expectNoHarm(page: Page, harm: readonly string[]): Promise<void> {
  expect(harm).toEqual([]);
  await page.evaluate(() => (window as never as { xss: () => void }).xss());
  await expect.poll(() => harm).toEqual(['a script ran']);
}
