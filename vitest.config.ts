import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = { '@payload-config': path.resolve('payload.config.ts'), '@': path.resolve('src') }
// lexical's `node` export deadlocks occasionally (payloadcms/payload#17757).
const execArgv = ['--conditions=production']

/** Files share a process and its database, and only look at their own data. Those in `alone/` can't. */
const integration = (engine: 'sqlite' | 'mongodb', alone: boolean) => ({
  resolve: { alias },
  test: {
    name: alone ? `${engine}-alone` : engine,
    include: [`tests/integration/${alone ? 'alone/' : ''}*.test.ts`],
    isolate: alone,
    globalSetup: ['tests/integration/databases.ts'],
    setupFiles: ['tests/integration/setup.ts', 'tests/integration/quickPasswords.ts'],
    // As in production, the schema comes from the migrations.
    env: { TEST_DATABASE: engine, NODE_ENV: 'production' as const },
    execArgv,
    // A restore rebuilds every index, which takes a while on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As in e2e: a database may be starved on a busy machine; a real fault fails twice.
    retry: process.env.CI ? 1 : 0,
  },
})

export default defineConfig({
  test: {
    // By default vitest leaves one CPU free: half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          // Pure functions can share modules, as they have no state.
          pool: 'threads',
          isolate: false,
          // With a secret, no demo secret is created in the data folder.
          env: { PAYLOAD_SECRET: 'a-secret-that-only-tests-know-0123456789' },
          execArgv,
          // Compressing megabytes takes a while on a busy machine.
          testTimeout: 30_000,
        },
      },
      integration('sqlite', false),
      integration('sqlite', true),
      integration('mongodb', false),
      integration('mongodb', true),
    ],
  },
})
