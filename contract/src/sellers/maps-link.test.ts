import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapsLink } from './maps-link.ts';

const HOSTS = [
  'google.com/maps',
  'www.google.com/maps',
  'google.co.in/maps',
  'www.google.co.in/maps',
  'maps.google.com',
  'maps.google.co.in',
  'maps.app.goo.gl',
  'goo.gl/maps',
];

test.each(HOSTS)('a link to %s is one to Google Maps', (host) => {
  for (const rest of ['', '/', '/place/Nashik', '?q=19.99,73.79', '/@19.9,73.7,15z#here'])
    expect(mapsLink(`https://${host}${rest}`), rest).toMatch(/^https:/);
});

test.each([
  'http://google.com/maps',
  'https://google.zip/maps',
  'https://google.com/url?q=https://evil.example',
  'https://google.com/maps/../url?q=https://evil.example',
  'https://google.com/maps/%2e%2e/url?q=https://evil.example',
  'https://google.com\\maps\\..\\url?q=https://evil.example',
  'https://maps.google.com/url?q=https://evil.example',
  'https://www.google.com/maps/url?q=https://evil.example',
  'https://google.com/mapsevil',
  'https://google.com.evil.example/maps',
  'https://evil.example/https://google.com/maps',
  'https://google.com@evil.example/maps',
  'https://google.com:8443/maps',
  'https://user:word@google.com/maps',
  'https://maps.google.com.au/',
  'https://goo.gl/abc',
  'https://maps.app.goo.gl.evil.example/x',
  'javascript:alert(1)//google.com/maps',
  'google.com/maps',
  '//google.com/maps',
  'maps',
])('%s is refused', (text) => {
  expect(mapsLink(text)).toBeNull();
});

test('whatever is taken leads to a listed place on Google, and reads the same again', () => {
  const pieces = fc.constantFrom(
    ...HOSTS,
    'https://',
    '/',
    '..',
    '%2e%2e',
    '\\',
    '@',
    ':',
    '?q=',
    '#',
    'url',
    'evil.zip',
    '\t',
  );
  const text = fc.array(pieces, { maxLength: 8 }).map((parts) => `https://${parts.join('')}`);
  fc.assert(
    fc.property(text, (written) => {
      const link = mapsLink(written);
      if (link === null) return;
      const { host, pathname } = new URL(link);
      const place = /^(maps\.google\.(com|co\.in)|maps\.app\.goo\.gl)$/.test(host)
        ? host
        : `${host}/${pathname.split('/')[1]}`;
      expect(HOSTS).toContain(place);
      expect(pathname).not.toMatch(/^\/(maps\/)?url(\/|$)/);
      expect(mapsLink(link)).toBe(link);
    }),
    { numRuns: 500 },
  );
});
