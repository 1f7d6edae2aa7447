// Lends the commands of package.json the settings of `.env` and what else they have of `npm start`.
import { loadEnv } from './lib/loadEnv.mjs'

loadEnv()
process.env.NODE_ENV ||= 'production'
