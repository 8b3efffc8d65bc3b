import { type BrowserContext, test as base, expect } from '@playwright/test';

const faults: string[] = [];
const noted = new WeakSet<BrowserContext>();

/** Notes where React could not go on from the server's HTML and drew a part of the page anew. */
export function noteHydration(context: BrowserContext): void {
  if (noted.has(context)) return;
  noted.add(context);
  context.on('console', (said) => {
    if (said.type() === 'error' && said.text().startsWith('hydration'))
      faults.push(`${said.location().url} ${said.text()}`);
  });
}

/** Every journey fails where a page differs from its server HTML. */
export const test = base.extend<{ agreement: undefined }>({
  context: async ({ context }, use) => {
    noteHydration(context);
    await use(context);
  },
  agreement: [
    async ({ baseURL: _unread }, use) => {
      faults.length = 0;
      await use(undefined);
      expect(faults, 'hydration').toEqual([]);
    },
    { auto: true },
  ],
});
