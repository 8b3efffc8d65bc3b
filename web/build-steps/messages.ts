import path from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { LANGUAGES, SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import babel from '@rolldown/plugin-babel';
import { type Plugin, parseSync } from 'vite';

const registry = path.resolve(import.meta.dirname, '../src/languages/messages.ts');
const languages = Object.keys(LANGUAGES);
const root = path.resolve(import.meta.dirname, '../..');
// What staff and members both read is in both: the one that is translated goes before.
const configs = ['lingui.console.config.ts', 'lingui.config.ts'].map((file) =>
  getConfig({ cwd: root, configPath: path.join(root, file) }),
);
/** Code that says something, as we write it. */
const MACRO = /from ['"]@lingui\/(?:core|react)\/macro['"]/;
/** An id that Lingui made of a sentence, and what it stands for. */
const ID = /\bid: ?["']([\w-]{6})["']/;
/** Code of ours that is fetched when it is wanted. */
const FETCHED = /\bimport\(\s*["'][.#]/;
/** They start the page, before anything is said. */
const STARTS = /\/src\/(?:entry-client|early)\.ts$/;
/** All sentences of a language: `virtual:messages/hi`. */
const ALL = 'virtual:messages/';

/** What Lingui's macros stand for. A built app has ids alone in its code; elsewhere the English sentences stand there too. */
export const macros = () =>
  babel({
    presets: [
      {
        preset: () => ({ plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig: configs[1] }]] }),
        rolldown: { filter: { code: MACRO } },
      },
    ],
  });

// Every language can be looked at, one that is not complete too: what it lacks is said in English.
const IN_ENGLISH = { sourceLocale: SOURCE_LANGUAGE, fallbackLocales: { default: SOURCE_LANGUAGE } };

type Sentences = Readonly<Record<string, string>>;

async function sentencesIn(language: string): Promise<Sentences> {
  const catalogs = (await Promise.all(configs.map(getCatalogs))).flat();
  const parts = await Promise.all(catalogs.map((catalog) => catalog.getTranslations(language, IN_ENGLISH)));
  return Object.assign({}, ...parts.map(({ messages }) => messages));
}

function compiled(language: string, sentences: Sentences): string {
  const { source, errors } = createCompiledCatalog(language, sentences, { namespace: 'json' });
  if (errors.length > 0) throw new Error(`${language}: ${errors.map(({ source }) => source).join(', ')}`);
  return `export const { messages } = ${source}`;
}

type Part = { readonly type?: string; readonly start?: number; readonly end?: number };
function* importsIn(part: unknown): Generator<Required<Part>> {
  if (typeof part !== 'object' || part === null) return;
  if ((part as Part).type === 'ImportExpression') yield part as Required<Part>;
  for (const inner of Object.values(part)) yield* importsIn(inner);
}

/** Code that is fetched waits for its sentences, whoever fetches it: `import('./x.tsx')` becomes `withMessages(import('./x.tsx'))`. */
function waitingForSentences(code: string): string {
  const parts = [...importsIn(parseSync('module.js', code).program)].sort((a, b) => b.start - a.start);
  return parts.reduce((text, { start, end }) => {
    const fetching = text.slice(start, end);
    return FETCHED.test(fetching) ? `${text.slice(0, start)}withMessagesHere(${fetching})${text.slice(end)}` : text;
  }, code);
}

/**
 * Beside each file of the built app lies a file with what its code says, for each language: `4fa1c2e.js`, `4fa1c2e.hi.js`.
 * So a browser is sent the sentences of the screens it shows, in the language it shows.
 */
export function messages(): Plugin {
  let read: Promise<[string, Sentences][]> | undefined;
  const readAll = () =>
    (read ??= Promise.all(languages.map(async (language) => [language, await sentencesIn(language)])));
  let isBuilt = false;
  let sentences: [string, Sentences][] = [];
  const idsOf = new Map<string, readonly string[]>();
  const said = (modules: readonly string[], all: Sentences): Sentences =>
    Object.fromEntries(modules.flatMap((id) => idsOf.get(id) ?? []).map((id) => [id, all[id] ?? '']));
  return {
    name: 'plyhaat-messages',
    configResolved: ({ command }) => void (isBuilt = command === 'build'),
    async buildStart() {
      sentences = await readAll();
    },
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ALL}`)) return;
      const language = id.slice(ALL.length + 1);
      return compiled(language, Object.fromEntries(sentences)[language] ?? {});
    },
    transform: {
      order: 'post',
      filter: { id: /\/web\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (!isBuilt || this.environment.config.consumer !== 'client' || id === registry) return;
        // Not every `id` of six letters is a sentence's.
        const ids = [...code.matchAll(new RegExp(ID, 'g'))].flatMap(([, found = '']) => (sentences[0]?.[1][found] ? [found] : []));
        if (ids.length > 0) idsOf.set(id, ids);
        const waiting = FETCHED.test(code) && !STARTS.test(id) ? waitingForSentences(code) : code;
        const says = ids.length > 0 ? '\nsaysMoreHere(import.meta.url);' : '';
        if (waiting === code && !says) return;
        return { code: `import { saysMore as saysMoreHere, withMessages as withMessagesHere } from ${JSON.stringify(registry)};\n${waiting}${says}`, map: null };
      },
    },
    augmentChunkHash: ({ moduleIds }) => JSON.stringify(sentences.map(([, all]) => said(moduleIds, all))),
    generateBundle(_, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const [language, all] of sentences) {
          const own = said(file.moduleIds, all);
          if (Object.keys(own).length === 0) continue;
          this.emitFile({ type: 'asset', fileName: file.fileName.replace(/js$/, `${language}.js`), source: compiled(language, own) });
        }
      }
    },
  };
}
