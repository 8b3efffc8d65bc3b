import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

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
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
};

export default config;
