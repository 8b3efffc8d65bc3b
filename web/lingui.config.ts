import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const STAFF = ['<rootDir>/src/console/**', '<rootDir>/src/features/admin/**', '<rootDir>/src/features/**/staff/**'];
const TESTS = '**/*.test.{ts,tsx}';

const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en'],
  // What staff read stays in English.
  catalogs: [
    { path: '<rootDir>/locales/{locale}/web', include: ['<rootDir>/src'], exclude: [...STAFF, TESTS] },
    { path: '<rootDir>/locales/{locale}/console', include: STAFF, exclude: [TESTS] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
};

export default config;
