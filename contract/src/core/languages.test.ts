import { expect, test } from 'vitest';
import { addressIn, LANGUAGE_COOKIE, type Language, languageOf, readPrefix } from './languages.ts';

const OFFERED: readonly Language[] = ['en', 'hi'];

test.each([
  ['/', '/hi'],
  ['/?q=ply', '/hi?q=ply'],
  ['/shop?page=2#top', '/hi/shop?page=2#top'],
  ['/account?tab=profile', '/account?tab=profile'],
  ['/accounting', '/hi/accounting'],
])('the address %s in Hindi is %s', (address, inHindi) => {
  expect(addressIn('hi', address)).toBe(inHindi);
  expect(addressIn('en', address)).toBe(address);
  expect(readPrefix(inHindi, OFFERED).rest).toBe(address);
});

test.each(['/mr/shop', '/en/shop', '/his', '/HI/shop', '/s/x'])('%s names no language that is offered', (address) => {
  expect(readPrefix(address, OFFERED)).toEqual({ rest: address });
});

test('a public page speaks the language of its address, a screen of one’s own the language chosen', () => {
  const chosen = (word: string) => `plyhaat_code=1; ${LANGUAGE_COOKIE}=${word}; other=2`;
  const spoken = (address: string, cookie?: string) => languageOf({ address, cookie }, OFFERED);
  expect(spoken('/hi/shop', chosen('en'))).toBe('hi');
  expect(spoken('/shop', chosen('hi'))).toBe('en');
  expect(spoken('/account', chosen('hi'))).toBe('hi');
  expect(spoken('/account', chosen('mr'))).toBe('en');
  expect(spoken('/account')).toBe('en');
});
