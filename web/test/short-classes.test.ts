import { expect, test } from 'vitest';
import { shortenCode, shortenList, shortenStyles } from '../build-steps/short-classes.ts';

const CSS = `@layer utilities{.flex{display:flex}.text-ui{font-size:.875rem}.\\32 xl{color:red}
@media (min-width:48rem){.md\\:px-2\\.5{padding-inline:.625rem}}.hover\\:bg-teak:hover,.group\\/card:hover .text-ui{background:url("a.text-ui.svg")}}`;
const { css, names } = shortenStyles(CSS);

test('classes get short names in selectors alone', () => {
  expect([...names.short.keys()]).toEqual(['text-ui', '2xl', 'md:px-2.5', 'hover:bg-teak', 'group/card']);
  expect(css).toContain(`.flex,.${names.inLists.get('flex')}{display:flex}`);
  expect(css).toContain(`.${names.short.get('md:px-2.5')}{padding-inline:.625rem}`);
  expect(css).toContain(`.${names.short.get('group/card')}:hover .${names.short.get('text-ui')}{`);
  expect(css).toContain('url("a.text-ui.svg")');
  const given = [...names.short.values(), ...names.inLists.values()];
  expect(new Set(given).size).toBe(given.length);
});

test('code names classes as the style sheet does; other texts stay as they are', () => {
  const [small, flex] = [names.short.get('text-ui'), names.inLists.get('flex')];
  const code = `const a = "flex text-ui", b = \`md:px-2.5 \${c} text-ui\`, d = "flex", e = "Read text", f = { "text-ui": 1 };`;
  expect(shortenCode(code, names)).toBe(
    `const a = "${flex} ${small}", b = \`${names.short.get('md:px-2.5')} \${c} ${small}\`, d = "flex", e = "Read text", f = { "text-ui": 1 };`,
  );
});

test('what has no look keeps its name among classes, and a sentence stays as it is', () => {
  expect(shortenList('group/row flex text-ui', names)).toBe(
    `group/row ${names.inLists.get('flex')} ${names.short.get('text-ui')}`,
  );
  expect(shortenList('How text-ui is meant', names)).toBeNull();
});

test('a word with two names looks the same under both, checked and in the dark as well', () => {
  const { css, names } = shortenStyles(
    '.tick:checked{color:white}.tick{color:red}.tick:where([data-theme=dark] *){color:pink}',
  );
  const both = `:is(.tick,.${names.inLists.get('tick')})`;
  expect(css).toContain(`${both}:checked{color:white}`);
  expect(css).toContain(`${both}:where([data-theme=dark] *){color:pink}`);
});
