import path from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const MACRO = /from ['"]@lingui\/(?:core|react)\/macro['"]/;
const OURS = /\/web\/src\/[\w/.-]+\.tsx?$/;
/** A folder and what it says: `messages:features/leads/contact`, in one language `messages:features/leads/contact?hi`. */
const MODULE = 'messages:';

type Sentences = Record<string, string>;

/** What each folder says, by language: the catalogues are by audience, so that shared words are translated once. */
async function readMessages(): Promise<Map<string, Map<string, Sentences>>> {
  const config = getConfig({ cwd: root });
  const byLanguage = new Map<string, Map<string, Sentences>>();
  for (const language of config.locales) {
    const byFolder = new Map<string, Sentences>();
    byLanguage.set(language, byFolder);
    for (const catalog of await getCatalogs(config)) {
      const { messages } = await catalog.getTranslations(language, { sourceLocale: config.sourceLocale, fallbackLocales: config.fallbackLocales });
      for (const [id, { origin = [] }] of Object.entries((await catalog.read(language)) ?? {}))
        for (const [file] of origin) {
          const folder = path.posix.relative('src', path.posix.dirname(file));
          byFolder.set(folder, { ...byFolder.get(folder), [id]: messages[id] ?? '' });
        }
    }
  }
  return byLanguage;
}

/** In the browser the sentences of the shown language are fetched with the code that says them; the server has all. */
function registration(folder: string, languages: readonly string[], isClient: boolean): string {
  const from = (file: string) => JSON.stringify(path.join(root, 'src/languages', file));
  const file = (language: string) => JSON.stringify(`${MODULE}${folder}?${language}`);
  if (isClient) {
    const fetched = languages.map((language) => `${language}: () => import(${file(language)})`);
    return `import { addCatalog } from ${from('catalogs.ts')};\naddCatalog({ ${fetched.join(', ')} });`;
  }
  const imports = languages.map((language) => `import { messages as ${language} } from ${file(language)};`);
  return `${imports.join('\n')}\nimport { addMessages } from ${from('served-messages.ts')};\naddMessages({ ${languages.join(', ')} });`;
}

/** Whoever says something brings the sentences of its folder along. */
export function messages(): Plugin {
  let read: ReturnType<typeof readMessages> | undefined;
  return {
    name: 'plyhaat-messages',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return;
      const [folder = '', language] = id.slice(MODULE.length + 1).split('?');
      read ??= readMessages();
      const byLanguage = await read;
      if (!language) return registration(folder, [...byLanguage.keys()], this.environment.config.consumer === 'client');
      const { source, errors } = createCompiledCatalog(language, byLanguage.get(language)?.get(folder) ?? {}, { namespace: 'es' });
      if (errors.length > 0) throw new Error(`Messages of ${folder} in ${language}: ${errors.map((error) => error.id).join(', ')}`);
      return source;
    },
    transform: {
      filter: { id: OURS, code: MACRO },
      handler(code, id) {
        const folder = path.relative(path.join(root, 'src'), path.dirname(id)).replaceAll(path.sep, '/');
        return { code: `${code}\nimport '${MODULE}${folder}';`, map: null };
      },
    },
  };
}
