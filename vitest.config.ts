import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { macros, messages } from './web/build-steps/messages.ts';
import { slimEndpoints } from './web/build-steps/slim-endpoints.ts';

/** It starts the page as a browser does, for good: what it leaves running would answer the tests of other files. */
const WHOLE_PAGE = 'web/test/drawn-sections.test.tsx';

/** A wait ends when what it waits for is there. This ends one that hangs, on a machine however busy; unsaid, it is a second. */
const patient = { poll: { timeout: 60_000 } };

/** Files of one worker share its modules: loading them again for each would take most of the run. */
const server = {
  globalSetup: 'server/test/database.setup.ts',
  setupFiles: 'server/test/deprecations.setup.ts',
  isolate: false,
  hookTimeout: 180_000,
  expect: patient,
};

/** What Lingui's macros stand for: tests of the server draw pages from their sources, too. */
const said = [messages(), macros()];

/** Screens in jsdom. Files of one worker share modules and document, which `setup.ts` clears after each. */
const web = (name: string, test: Partial<TestUserConfig>) => ({
  plugins: [...said, react(), slimEndpoints],
  test: { name, environment: 'jsdom', setupFiles: 'web/test/setup.ts', testTimeout: 120_000, expect: patient, ...test },
});

export default defineConfig({
  test: {
    // On two cores Vitest would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], isolate: false } },
      {
        plugins: said,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.ts'],
          ...server,
          testTimeout: 120_000,
        },
      },
      // `npm run proof`: what takes long for what it proves.
      {
        plugins: said,
        test: {
          name: 'proof',
          include: ['{contract,server,scripts}/**/*.proof.ts'],
          ...server,
          testTimeout: 600_000,
        },
      },
      web('web', {
        include: ['web/{src,test}/**/*.test.ts', 'web/src/**/*.test.tsx'],
        exclude: [WHOLE_PAGE],
        isolate: false,
      }),
      web('page', { include: [WHOLE_PAGE] }),
    ],
  },
});
