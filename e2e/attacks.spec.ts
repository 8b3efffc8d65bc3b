// Screens: /newsletter/unsubscribe
import { expect } from '@playwright/test';
import { XSS_PAYLOADS } from '../server/test/xss-payloads.ts';
import { attackComments, attackNewsletter, attackPosts } from './attacks.ts';
import { test } from './journey.ts';

/** Every twelfth; `npm run proof` sends them all. */
const SOME = XSS_PAYLOADS.filter((_payload, at) => at % 12 === 0);

test('of attacks through the editor and through the API none runs in the editor, the preview or the post', async ({
  page,
}) => {
  expect(SOME.length).toBeGreaterThan(20);
  await attackPosts(page, SOME);
});

test('of attacks stored in comments none runs in the review queue or under the post', async ({ page }) => {
  await attackComments(page, SOME);
});

test('of attacks stored as addresses of the newsletter none runs in the form, the mails or the page that ends it', async ({
  page,
}) => {
  await attackNewsletter(page, SOME);
});
