// Screens: /search
import { expect } from '@playwright/test';
import { noteHydration, test } from './journey.ts';
import { open } from './open.ts';

// Permissions and positions outlive a journey: it has a context of its own.
test('who searches near by taps once: the nearest city is in the address, the position in no call (SEARCH-10)', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    geolocation: { latitude: 18.7546, longitude: 73.4062 },
    permissions: ['geolocation'],
  });
  noteHydration(context);
  const page = await context.newPage();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/search?q=plywood%20near%20me');
  expect(calls.filter((call) => call.includes('/city/positions'))).toEqual([]);
  await page.getByRole('button', { name: 'Near me' }).first().click();
  await expect(page).toHaveURL(/city=[0-9a-f-]{36}/);
  await expect(page.getByRole('article').first()).toContainText(/Pune|Mumbai|Navi Mumbai|Thane/);
  expect(calls.filter((call) => call.includes('/city/positions'))).toHaveLength(1);
  expect(calls.filter((call) => /18\.75|73\.40/.test(call))).toEqual([]);
  await context.close();
});
