import { run, withDatabase } from './run'
import { questions } from './terminal'

const usage = `Usage: npm run create-admin

Asks for a username and a password, and creates an admin. An existing account gets a new password and becomes an admin
after confirmation. The first account is created from ADMIN_USERNAME and ADMIN_PASSWORD if they are set.`

await run({ usage }, ({ settings }) =>
  withDatabase(settings, async (payload) => {
    const { makeAdmin } = await import('./makeAccount')
    const { ask, close } = questions()
    const message = await makeAdmin(payload, settings.firstAdmin, ask)
    close()
    return message
  }),
)
