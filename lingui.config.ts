import babelExtractor from '@lingui/cli/api/extractors/babel';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LANGUAGES, SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import { referenceTexts } from './scripts/reference-texts.ts';
import { serverTexts } from './scripts/server-texts.ts';

/** What staff read stays in English: `lingui.console.config.ts`. */
export const STAFF = [
  '<rootDir>/web/src/console/**',
  '<rootDir>/web/src/features/admin/**',
  '<rootDir>/web/src/features/**/staff/**',
];
export const TESTS = '**/*.test.{ts,tsx}';
/** Staff, operators and the sandbox read English; reference data, examples and the words of search are no sentences. */
const ENGLISH = [
  '<rootDir>/contract/src/{admin/!(admin).ts,**/staff/**}',
  '<rootDir>/server/src/modules/{admin/**,**/staff/**}',
  '<rootDir>/**/*.reference.ts',
  '<rootDir>/server/src/platform/http/openapi*.ts',
  '<rootDir>/server/src/platform/{cache,db,jobs,messages,system,workers}/**',
  '<rootDir>/server/src/modules/catalog/{facts/**,batches/categories.ts,batches/template.ts}',
  '<rootDir>/server/src/modules/search/**',
  '<rootDir>/server/src/modules/discovery/sitemap.routes.ts',
  '<rootDir>/contract/src/{catalog/{asked-facts,standards}.ts,core/{demo,site}.ts,catalog/price-list/**}',
];

const config: LinguiConfig = {
  sourceLocale: SOURCE_LANGUAGE,
  locales: Object.keys(LANGUAGES),
  catalogs: [
    { path: '<rootDir>/locales/{locale}/web', include: ['<rootDir>/web/src'], exclude: [...STAFF, TESTS] },
    {
      path: '<rootDir>/locales/{locale}/server',
      include: ['<rootDir>/contract/src', '<rootDir>/server/src/modules', '<rootDir>/server/src/platform'],
      exclude: [...ENGLISH, TESTS],
    },
    { path: '<rootDir>/locales/{locale}/reference', include: ['<rootDir>/server/src/reference.texts.ts'] },
  ],
  extractors: [referenceTexts, serverTexts, babelExtractor],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
};

export default config;
