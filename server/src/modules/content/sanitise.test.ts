// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { XSS_PAYLOADS } from '#test/xss-payloads.ts';
import { sanitise } from './sanitise.ts';

const ALLOWED: Record<string, readonly string[]> = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  div: ['role', 'tabindex', 'aria-label'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
  h2: ['id'],
  h3: ['id'],
};
const TEXT = 'h4 p br hr ul li blockquote aside pre code strong b em i u s sub sup figure figcaption table caption';
const TAGS = new Set([...Object.keys(ALLOWED), ...TEXT.split(' '), 'thead', 'tbody', 'tfoot', 'tr']);

const frame = document.createElement('article');

/** What a browser's parser would make of it, and what of that has no place in a post. */
function foreignParts(html: string): string[] {
  frame.innerHTML = html;
  return [...frame.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    if (!TAGS.has(tag)) return [tag];
    return [...element.attributes].flatMap(({ name, value }) => {
      if (!ALLOWED[tag]?.includes(name)) return [`${tag}@${name}`];
      if (name === 'href' && !/^(https?:|mailto:|tel:|#|\/(?![/\\]))/i.test(value)) return [value];
      if (name === 'src' && (!value.startsWith('/api/uploads/') || value.includes('..'))) return [value];
      if (name === 'id' && !value.startsWith('part-')) return [value];
      return [];
    });
  });
}

test('of several hundred attacks nothing is left that a browser would run, load or send anywhere', () => {
  expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(200);
  for (const payload of XSS_PAYLOADS)
    for (const html of [payload, `<p>before ${payload} after</p>`, `<table><tr><td>${payload}</td></tr></table>`])
      expect(foreignParts(sanitise(html)), html).toEqual([]);
  expect(foreignParts(sanitise(XSS_PAYLOADS.join('\n')))).toEqual([]);
});

test('what the test looks for would be found', () => {
  for (const html of ['<p onclick=x()>', '<svg>', '<a href="javascript:x()">', '<img src="https://a.example/x.png">'])
    expect(foreignParts(html)).not.toEqual([]);
});

test('cleaning again what is clean changes nothing', () => {
  for (const payload of XSS_PAYLOADS) expect(sanitise(sanitise(payload))).toBe(sanitise(payload));
  const post =
    '<h1>A &amp; B</h1><table><thead><tr><th scope="col">x</th></tr></thead></table><ol start="3"><li>x</li></ol>';
  expect(sanitise(sanitise(post))).toBe(sanitise(post));
});

test('headings begin at the second level and carry an address of their own, also twice the same', () => {
  expect(sanitise('<h1>Read the <em>edge</em></h1><h2 id="comments">Glue &amp; wood</h2><h3>Glue wood</h3>')).toBe(
    '<h2 id="part-read-the-edge">Read the <em>edge</em></h2>' +
      '<h2 id="part-glue-wood">Glue &amp; wood</h2><h3 id="part-glue-wood-2">Glue wood</h3>',
  );
  expect(sanitise('<h2>प्लाई</h2>')).toBe('<h2 id="part-heading">प्लाई</h2>');
});

test('links to elsewhere give nothing away, links within lead on, and addresses without a scheme of ours are dropped', () => {
  expect(sanitise('<a href="https://bis.example/is303" target="_blank">IS 303</a>')).toBe(
    '<a href="https://bis.example/is303" rel="nofollow ugc noopener">IS 303</a>',
  );
  expect(sanitise('<a href="/shop?search=bwp">BWP</a>')).toBe('<a href="/shop?search=bwp">BWP</a>');
  expect(sanitise('<a href="//evil.example">x</a><a href="javascript:x()">y</a>')).toBe('<a>x</a><a>y</a>');
});

test('pictures are ours and load late; others are left out', () => {
  expect(sanitise('<figure><img src="/api/uploads/demo/a.webp" alt="An edge" width="760" height="x"></figure>')).toBe(
    '<figure><img alt="An edge" src="/api/uploads/demo/a.webp" width="760" loading="lazy" decoding="async" /></figure>',
  );
  for (const src of ['https://elsewhere.example/a.png', 'data:image/png;base64,AAAA', '/pictures/a.png', ''])
    expect(sanitise(`<p>x<img src="${src}"></p>`)).toBe('<p>x</p>');
});

test('tables scroll by themselves and are told apart', () => {
  const table = '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
  expect(sanitise(table + table)).toBe(
    `<div role="region" tabindex="0" aria-label="Table 1">${table}</div>` +
      `<div role="region" tabindex="0" aria-label="Table 2">${table}</div>`,
  );
});

test('twenty thousand elements within one another are cut off, not followed', () => {
  const deep = sanitise(`${'<blockquote>'.repeat(20_000)}x`);
  expect(deep.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(50);
});
