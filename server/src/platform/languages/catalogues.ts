import fs from 'node:fs';
import path from 'node:path';
import { type Language, SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
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

/** The languages that are offered, as translators left them. */
export function readLanguages(offered: readonly Language[]): Languages {
  const translated = offered.filter((language) => language !== SOURCE_LANGUAGE);
  return new Languages(Object.fromEntries(translated.map((language) => [language, readCatalogue(language)])));
}
