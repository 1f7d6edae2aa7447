import { existsSync } from 'node:fs'
import { fail } from './say.mjs'

/** Reads settings from `.env`, if there is one. Existing variables take precedence. */
export function loadEnv() {
  if (!existsSync('.env')) return
  if (!process.loadEnvFile)
    fail('Reading a .env file needs Node 20.12 or later. Set the variables another way.')
  process.loadEnvFile('.env')
}
