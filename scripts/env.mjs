// Gives the commands in package.json the settings of `.env` and the rest of npm start's environment.
import { loadEnv } from './lib/loadEnv.mjs'

loadEnv()
process.env.NODE_ENV ||= 'production'
