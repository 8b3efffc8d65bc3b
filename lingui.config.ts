import babelExtractor from '@lingui/cli/api/extractors/babel';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { referenceTexts } from './scripts/reference-texts.ts';
import { serverTexts } from './scripts/server-texts.ts';

const STAFF = [
  '<rootDir>/web/src/console/**',
  '<rootDir>/web/src/features/admin/**',
  '<rootDir>/web/src/features/**/staff/**',
];
const TESTS = '**/*.test.{ts,tsx}';
/** Staff, operators and the sandbox read English; reference data, examples and the words of search are no sentences. */
const ENGLISH = [
  ...['staff', 'admin'].flatMap((folder) => [`<rootDir>/contract/src/**/${folder}/**`, `<rootDir>/server/src/**/${folder}/**`]),
  '<rootDir>/**/*.reference.ts',
  '<rootDir>/server/src/{sandbox,doctor}/**',
  '<rootDir>/server/src/*.ts',
];

const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en'],
  // What staff read stays in English.
  catalogs: [
    { path: '<rootDir>/locales/{locale}/web', include: ['<rootDir>/web/src'], exclude: [...STAFF, TESTS] },
    { path: '<rootDir>/locales/{locale}/console', include: STAFF, exclude: [TESTS] },
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
