import { run, withDatabase } from './run'
import { questions } from './terminal'

const usage = `Usage: npm run create-account

Asks for a username, a role and a password, and creates the account. For an existing one it sets the role and a new
password after confirmation.`

await run({ usage }, ({ settings }) =>
  withDatabase(settings, async (payload) => {
    const { makeAccount } = await import('./makeAccount')
    const { ask, close } = questions()
    const message = await makeAccount(payload, ask)
    close()
    return message
  }),
)
