import { expect, test } from 'vitest';
import { takePlace } from './place.ts';
import { PLACE_KEY } from './session.ts';

const placeAfter = (address: unknown) => {
  sessionStorage.setItem(PLACE_KEY, JSON.stringify({ member: 'm1', address }));
  return takePlace('m1');
};

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'https:evil.example',
  'http:evil.example',
  'evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '/\\/\\evil.example',
  '',
  null,
  7,
  { toString: '/account' },
])('signing in leads to no other site and runs nothing: %j', (address) => {
  expect(placeAfter(address)).toBe(null);
});

test.each([
  ['/account?tab=settings', '/account?tab=settings'],
  ['/shop?search=a%2F%2Fb#top', '/shop?search=a%2F%2Fb#top'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/search?q=https://evil.example', '/search?q=https://evil.example'],
  ['/a/../account', '/account'],
])('signing in leads back to an address of this site: %s', (address, to) => {
  expect(placeAfter(address)).toBe(to);
  expect(new URL(to, location.origin).origin).toBe(location.origin);
});
