import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writtenTexts } from './written-texts.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Long documents are texts themselves (`terms.text.tsx`); the page of components is for those who build with them. */
const EXEMPT = /\.test\.tsx$|\.text\.tsx$|^web\/src\/features\/gallery\//;

test('every text of a component stands in the texts.ts of its folder', () => {
  const components = globSync('web/src/**/*.tsx', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !EXEMPT.test(file));
  expect(components.length).toBeGreaterThan(300);
  const written = components.flatMap((file) =>
    writtenTexts(file, readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(written).toEqual([]);
});

test.each([
  ['<p>Hello</p>', ['Hello']],
  ['<p>{busy ? "Saving..." : TEXTS.save}</p>', ['Saving...']],
  ['<p>{count} {count === 1 ? "day" : "days"}</p>', ['day', 'days']],
  ['<Field label="Name" name="name" />', ['Name']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
  ['<Field label={`Edit ${name}`} id={`${id}-note`} />', ['Edit ']],
  ['toastError("Could not copy the link")', ['Could not copy the link']],
  ['<p className="text-ui" role="status">{TEXTS.save}</p>', []],
  ['<a href="/shop" title={name}>{name} · {state === "open" && <Badge />}</a>', []],
])('%s is found to say %j', (source, texts) => {
  expect(writtenTexts('Example.tsx', source)).toEqual(texts);
});
