import { defineConfig } from '@playwright/test'
import { findInstalled } from './scripts/lib/chromium.mjs'
import type { Options } from './tests/e2e/fixtures'

const report = process.env.E2E_REPORT

/** Runs against the built product (`npm run build`); each worker starts its own. */
export default defineConfig<object, Options>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/demoData.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A browser may be starved on a busy machine, which the timeouts allow for too; a real fault fails twice.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findInstalled(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        // A tenth less CPU: no renderer is started ahead, and V8 runs no threads beside a page's own.
        '--renderer-process-limit=1',
        '--js-flags=--single-threaded',
      ],
    },
  },
  projects: [
    { name: 'sqlite', use: { engine: 'sqlite' } },
    // Tests whose outcome depends on the database run on both.
    ...(process.env.TEST_MONGODB_URL
      ? [{ name: 'mongodb', grep: /@both/, use: { engine: 'mongodb' as const } }]
      : []),
  ],
})
