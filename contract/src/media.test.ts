import { expect, test } from 'vitest';
import { pictureAddress } from './media.ts';

test.each([
  ['', undefined, ''],
  ['https://elsewhere.example/x.jpg', 320, 'https://elsewhere.example/x.jpg'],
  ['products/x.webp', undefined, '/api/uploads/products/x.webp'],
  ['products/x.webp', 320, '/api/uploads/products/x.w320.webp'],
])('the stored path %j at width %s is asked for at %j', (path, width, address) => {
  expect(pictureAddress(path, width)).toBe(address);
});
