import fs from 'node:fs';
import path from 'node:path';
import { type Plugin, parseSync } from 'vite';

export type ClassNames = {
  readonly short: ReadonlyMap<string, string>;
  /** A second, short name for words that keep theirs: used in class lists, where they can only mean the class. */
  readonly inLists: ReadonlyMap<string, string>;
  readonly all: ReadonlySet<string>;
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Capital first: no class of ours begins so. */
const shortName = (at: number): string => {
  const first = LETTERS[26 + (at % 26)] ?? '';
  let rest = Math.floor(at / 26);
  let name = '';
  do {
    name += LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
  } while (rest > 0);
  return first + name;
};

/** A bare word may mean something else in the code, as a value of CSS may; a post's editor has a sheet of its own. */
const KEEPS_ITS_NAME = /^(?:[a-z]+|(?:ease|inline|post)-.*)$/;
const TEXTS = /\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)/g;
const PRELUDE = /(?<=^|[{};])[^{};]+(?=\{)/g;
const WORD_ALONE = /^\s*\.((?:inline-)?[a-z]{4,})\s*$/;
const CLASS = /\.((?:[a-zA-Z_\u0080-\uffff-]|\\[0-9a-f]{1,6} ?|\\.)(?:[\w\u0080-\uffff-]|\\[0-9a-f]{1,6} ?|\\.)*)/g;
const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/g, (_, code: string | undefined, letter: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  );

/** A style sheet with short class names, and which they are. */
export function shortenStyles(css: string): { readonly css: string; readonly names: ClassNames } {
  const short = new Map<string, string>();
  const inLists = new Map<string, string>();
  const all = new Set<string>();
  const named = () => shortName(short.size + inLists.size);
  const texts: string[] = [];
  const bare = css.replace(TEXTS, (text) => (text.startsWith('\\') ? text : `"${texts.push(text) - 1}"`));
  for (const [prelude] of bare.matchAll(PRELUDE)) {
    const [, word] = WORD_ALONE.exec(prelude) ?? [];
    if (word && !inLists.has(word)) inLists.set(word, named());
  }
  const shortened = bare.replace(PRELUDE, (prelude) => {
    if (prelude.trimStart().startsWith('@')) return prelude;
    return prelude.replace(CLASS, (selector, name: string) => {
      const className = unescaped(name);
      all.add(className);
      const second = inLists.get(className);
      // The rest of the selector has to apply under both names.
      if (second) return WORD_ALONE.test(prelude) ? `${selector},.${second}` : `:is(${selector},.${second})`;
      if (KEEPS_ITS_NAME.test(className)) return selector;
      if (!short.has(className)) short.set(className, named());
      return `.${short.get(className)}`;
    });
  });
  return { css: shortened.replace(/"(\d+)"/g, (_, at) => texts[Number(at)] ?? ''), names: { short, inLists, all } };
}

/** A text is a list of classes if most of its words are; one without a look, as a mark of a parent, keeps its name. */
export function shortenList(text: string, { short, inLists, all }: ClassNames): string | null {
  const words = text.split(/\s+/).filter(Boolean);
  const classNames = words.filter((word) => all.has(word));
  if (!words.some((word) => short.has(word)) || classNames.length * 2 < words.length) return null;
  return text.replace(/\S+/g, (word) => short.get(word) ?? inLists.get(word) ?? word);
}

type Tree = { readonly type?: string; readonly start: number; readonly [part: string]: unknown };
type Text = { readonly start: number; readonly written: string; readonly text: string; readonly isLiteral: boolean };

/** Every text of a program, without the names of properties and imported files. */
function* textsIn(tree: Tree): Generator<Text> {
  const { type, start, value } = tree;
  if (type === 'Literal' && typeof value === 'string')
    yield { start, written: String(tree.raw), text: value, isLiteral: true };
  if (type === 'TemplateElement') {
    const { raw } = value as { raw: string };
    yield { start, written: raw, text: raw, isLiteral: false };
  }
  const isNamed = type === 'Property' && tree.computed === false;
  for (const [name, part] of Object.entries(tree))
    if (part && typeof part === 'object' && name !== 'source' && !(name === 'key' && isNamed))
      yield* textsIn(part as Tree);
}

/** Code with short class names in its texts. */
export function shortenCode(code: string, names: ClassNames): string {
  const texts = [...textsIn(parseSync('chunk.js', code).program as unknown as Tree)];
  let at = 0;
  let shortened = '';
  for (const { start, written, text, isLiteral } of texts.sort((one, other) => one.start - other.start)) {
    const list = shortenList(text, names);
    if (list === null) continue;
    const from = code.indexOf(written, start);
    shortened += code.slice(at, from) + (isLiteral ? JSON.stringify(list) : list);
    at = from + written.length;
  }
  return shortened + code.slice(at);
}

const FILE = path.resolve(import.meta.dirname, '../dist/classes.json');
const written = ({ short, inLists, all }: ClassNames) =>
  JSON.stringify({ short: [...short], inLists: [...inLists], all: [...all] } satisfies Written);
type Written = { short: [string, string][]; inLists: [string, string][]; all: string[] };
function read(): ClassNames {
  const { short, inLists, all } = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Written;
  return { short: new Map(short), inLists: new Map(inLists), all: new Set(all) };
}

/**
 * Classes in the built app have short names: on a long page their lists were the largest part of its HTML. The browser's
 * build names them; the server's, made after it, uses the same.
 */
export function shortClasses(): Plugin {
  let names: ClassNames | undefined;
  return {
    name: 'plyhaat-short-classes',
    apply: 'build',
    transform: {
      filter: { id: /theme\.css$/ },
      handler(css) {
        const shortened = shortenStyles(css);
        names = shortened.names;
        return { code: shortened.css, map: null };
      },
    },
    renderChunk(code) {
      names ??= read();
      return { code: shortenCode(code, names), map: null };
    },
    writeBundle() {
      if (this.environment.config.consumer !== 'client' || !names) return;
      fs.writeFileSync(FILE, written(names));
    },
  };
}
