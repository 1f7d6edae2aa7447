// Lends the commands of package.json the settings of `.env`, as `npm start` has them.
import { loadEnv } from './lib/loadEnv.mjs'

loadEnv()
