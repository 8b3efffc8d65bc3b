import { defineConfig } from '@playwright/test';

/** The app takes any free port and says which: whoever runs a journey reads it here. */
const port = process.env.E2E_PORT ?? '0';
const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Chromium without windows: a fifth less work for the same pages, but it shows no notifications. */
const shell = process.env.CHROMIUM_SHELL ?? browser;
const NEEDS_WINDOWS = ['push.spec.ts', 'installed.spec.ts'];

const launched = (executablePath: string) => ({
  launchOptions: {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  },
});

/** One browser, one built app, one seeded database for all journeys. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // A journey that passes only the second time is named at the end of the run: mend it.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // Ends what hangs; a machine that has other things to do is slow, not broken.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // Drawing what moves takes a fifth of a journey's time; the journeys of shell and home keep the motion.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    // Only the journeys about it have a service worker: it would answer for a network that a journey stubs.
    serviceWorkers: 'block',
    // Playwright empties storage, cookies, cache, routes and pages between journeys: a new context costs a second.
    reuseContext: true,
  },
  projects: [
    { name: 'shell', testIgnore: NEEDS_WINDOWS, use: launched(shell) },
    { name: 'browser', testMatch: NEEDS_WINDOWS, use: launched(browser) },
    // `npm run proof`: what takes long for what it proves.
    { name: 'proof', testMatch: '**/*.proof.ts', timeout: 900_000, use: launched(shell) },
  ],
  webServer: {
    command: 'node scripts/boot.mjs scripts/start.ts',
    wait: { stdout: /is ready at http:\/\/localhost:(?<e2e_port>\d+)\s/ },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR ?? 'test-results/data',
      RATE_LIMIT_PER_MINUTE: '0',
      // Journeys that need a number of their own come from an address of their own: an address gets ten codes an hour.
      TRUST_PROXY: '127.0.0.1,::1',
      OVERLOAD_DELAY_MS: '0',
      PLYHAAT_LANGUAGES: 'en,hi,mr',
      LOG_LEVEL: 'error',
      // A deprecated call ends the app, and with it the journeys.
      NODE_OPTIONS: '--throw-deprecation',
    },
  },
});
