import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = { '@payload-config': path.resolve('payload.config.ts'), '@': path.resolve('src') }
// lexical's `node` export deadlocks now and then (payloadcms/payload#17757).
const execArgv = ['--conditions=production']

const integration = (name: 'sqlite' | 'mongodb') => ({
  resolve: { alias },
  test: {
    name,
    include: ['tests/integration/**/*.test.ts'],
    setupFiles: ['tests/integration/setup.ts'],
    // As in production the schema comes from the migrations.
    env: { TEST_DATABASE: name, NODE_ENV: 'production' as const },
    execArgv,
    testTimeout: 90_000,
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
      integration('sqlite'),
      integration('mongodb'),
    ],
  },
})
