import { expect } from '@playwright/test';
import { XSS_PAYLOADS } from '../server/test/xss-payloads.ts';
import { attackComments, attackNewsletter, attackPosts } from './attacks.ts';
import { test } from './journey.ts';

test('of several hundred attacks through the editor and through the API none runs in the editor, the preview or the post', async ({
  page,
}) => {
  expect(XSS_PAYLOADS.length).toBeGreaterThan(200);
  await attackPosts(page, XSS_PAYLOADS);
});

test('of several hundred attacks stored in comments none runs in the review queue or under the post', async ({
  page,
}) => {
  await attackComments(page, XSS_PAYLOADS);
});

test('of several hundred attacks stored as addresses of the newsletter none runs in the form, the mails or the page that ends it', async ({
  page,
}) => {
  await attackNewsletter(page, XSS_PAYLOADS);
});
