import { expect } from '@playwright/test';
import { crawl } from './crawl.ts';
import { test } from './journey.ts';

test('every internal link of every page leads somewhere, and the HTML of every kind of page is valid', async ({
  request,
}) => {
  expect(await crawl(request)).toEqual({ broken: [], invalid: {}, isLong: true });
});
