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
      if (secret) process.stdout.write('\n')
      if (done) throw new StartError('Nobody answers here: set ADMIN_USERNAME and ADMIN_PASSWORD.')
      return value.trim()
    },
    close: () => lines.close(),
  }
}

async function askBoth() {
  const { ask, close } = questions()
  const username = await ask('Username: ')
  const password = await ask('Password: ', true)
  close()
  return { username, password }
}

await run(async (payload) => {
  const [{ settings }, { createAdmin }] = await Promise.all([
    import('../../settings'),
    import('../createAdmin'),
  ])
  const credentials = settings.firstAdmin ?? (await askBoth())
  const outcome = await createAdmin(payload, credentials)
  return `The admin account "${credentials.username}" was ${outcome}.`
})
