import fc from 'fast-check';

/** Texts that break programs: types in disguise, unicode without a shape, quotes of every language, lengths. */
export const NASTY_TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  "'; drop table members; --",
  '" or ""="',
  '%',
  '%00',
  '\\',
  '../../../etc/passwd',
  '{{7*7}}<%=7*7%>',
  '<script>xss()</script>',
  '\u202e\u2066',
  '\u200b\u200d\ufeff',
  '😀👩‍👩‍👧‍👦',
  'Ả̴͎ͅ'.repeat(40),
  'ﷺ'.repeat(50),
  '\ud800',
  '\udfff\ud800',
  '\u0000',
  '\uffff',
  '१२३४५',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '-271821-04-20',
  'data:image/png;base64,',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/png;base64,iVBORw0KGgo=',
  'javascript:alert(1)',
  'http://[::1]/',
  'x'.repeat(3000),
  '('.repeat(500),
  'a,'.repeat(400),
];

const NASTY_NUMBERS = [0, -0, -1, 0.1, 1e-308, 1e308, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 2 ** 63, 1e21];

const nested = (depth: number): unknown =>
  depth === 0 ? 0 : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };

/** Anything but what was asked for. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...NASTY_TEXTS),
  fc.constantFrom<unknown>(...NASTY_NUMBERS),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { __proto__: null }, { length: 1e9 }),
  fc.integer({ min: 2, max: 30 }).map(nested),
  fc.integer({ min: 1, max: 300 }).map((length) => Array.from({ length }, () => '7')),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);
