import babelExtractor from '@lingui/cli/api/extractors/babel';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { referenceTexts } from './scripts/reference-texts.ts';

const STAFF = [
  '<rootDir>/web/src/console/**',
  '<rootDir>/web/src/features/admin/**',
  '<rootDir>/web/src/features/**/staff/**',
];
const TESTS = '**/*.test.{ts,tsx}';

const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en'],
  // What staff read stays in English.
  catalogs: [
    { path: '<rootDir>/locales/{locale}/web', include: ['<rootDir>/web/src'], exclude: [...STAFF, TESTS] },
    { path: '<rootDir>/locales/{locale}/console', include: STAFF, exclude: [TESTS] },
    { path: '<rootDir>/locales/{locale}/reference', include: ['<rootDir>/server/src/reference.texts.ts'] },
  ],
  extractors: [referenceTexts, babelExtractor],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
};

export default config;
