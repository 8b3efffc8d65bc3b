import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import { parsePo } from 'pofile-ts';
import { type Catalogue, Languages } from './languages.ts';

const LOCALES = path.resolve(import.meta.dirname, '../../../../locales');
/** What the server says and what reference data is called; screens have catalogues of their own. */
const FILES = ['server', 'reference'];

function readCatalogue(language: Language): Catalogue {
  const items = FILES.flatMap(
    (name) => parsePo(fs.readFileSync(path.join(LOCALES, language, `${name}.po`), 'utf8')).items,
  );
  return Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
}

/** The languages that are complete, as translators left them. */
export function readLanguages(): Languages {
  const complete = (Object.keys(LANGUAGES) as Language[]).filter(
    (language) => language !== SOURCE_LANGUAGE && LANGUAGES[language].isComplete,
  );
  return new Languages(Object.fromEntries(complete.map((language) => [language, readCatalogue(language)])));
}
