import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartError } from '../../front/explain'
import { run } from './run'

/** Asks on the terminal; what is typed is not shown when it is a secret. Without one the answers are lines. */
function questions() {
  let isSecret = false
  const shown = new Writable({
    write(chunk, _encoding, done) {
      if (!isSecret) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output: shown, terminal: process.stdin.isTTY })
  const answers = lines[Symbol.asyncIterator]()
  return {
    async ask(question: string, secret = false): Promise<string> {
      process.stdout.write(question)
      isSecret = secret
      const { value, done } = await answers.next()
      isSecret = false
      if (secret || done) process.stdout.write('\n')
      if (done)
        throw new StartError(
          'Nobody answers here: run it in a terminal. (ADMIN_USERNAME and ADMIN_PASSWORD are for the first account alone.)',
        )
      return value.trim()
    },
    close: () => lines.close(),
  }
}

await run(async (payload) => {
  const [{ settings }, { createAdmin, findAccount, hasAccounts, resetAdmin }] = await Promise.all([
    import('../../settings'),
    import('../createAdmin'),
  ])
  // For the first account alone: later on they stand in `.env` for nobody to remember, and would reset somebody's.
  const given = (await hasAccounts(payload)) ? undefined : settings.firstAdmin
  if (given) {
    await createAdmin(payload, given)
    return `The admin account "${given.username}" was created.`
  }
  const { ask, close } = questions()
  const username = await ask('Username: ')
  const existing = await findAccount(payload, username)
  if (existing) {
    const agreed = await ask(
      `"${username}" has an account: give it a new password, and the role admin? Type yes: `,
    )
    if (agreed.toLowerCase() !== 'yes') throw new StartError('Nothing was changed.')
  }
  const password = await ask('Password: ', true)
  close()
  if (existing) await resetAdmin(payload, existing, password)
  else await createAdmin(payload, { username, password })
  return `The admin account "${username}" was ${existing ? 'updated' : 'created'}.`
})
