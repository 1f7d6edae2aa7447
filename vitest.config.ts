import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = { '@payload-config': path.resolve('payload.config.ts'), '@': path.resolve('src') }
// lexical's `node` export deadlocks now and then (payloadcms/payload#17757).
const execArgv = ['--conditions=production']

/** Files share a process and its database, and look only at their own data; those in `alone/` cannot. */
const integration = (engine: 'sqlite' | 'mongodb', alone: boolean) => ({
  resolve: { alias },
  test: {
    name: alone ? `${engine}-alone` : engine,
    include: [`tests/integration/${alone ? 'alone/' : ''}*.test.ts`],
    isolate: alone,
    globalSetup: ['tests/integration/databases.ts'],
    // Those in `alone/` start processes that hash as in production.
    setupFiles: ['tests/integration/setup.ts', ...(alone ? [] : ['tests/integration/quickPasswords.ts'])],
    // As in production the schema comes from the migrations.
    env: { TEST_DATABASE: engine, NODE_ENV: 'production' as const },
    execArgv,
    // A restore makes every index anew: on a busy machine that takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As in e2e: a busy machine may starve a database; a fault of the product fails twice.
    retry: process.env.CI ? 1 : 0,
  },
})

export default defineConfig({
  test: {
    // By itself vitest leaves a processor free: half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          // Pure rules share their modules: nothing is left behind in them.
          pool: 'threads',
          isolate: false,
          // With a secret no demo's secret is made in the data folder.
          env: { PAYLOAD_SECRET: 'a-secret-that-only-tests-know-0123456789' },
          execArgv,
        },
      },
      integration('sqlite', false),
      integration('sqlite', true),
      integration('mongodb', false),
      integration('mongodb', true),
    ],
  },
})
