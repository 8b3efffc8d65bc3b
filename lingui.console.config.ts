import type { LinguiConfig } from '@lingui/conf';
import all, { STAFF, TESTS } from './lingui.config.ts';

const config: LinguiConfig = {
  ...all,
  locales: [all.sourceLocale ?? 'en'],
  catalogs: [{ path: '<rootDir>/locales/{locale}/console', include: STAFF, exclude: [TESTS] }],
};

export default config;
