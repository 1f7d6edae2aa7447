import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { run } from './run'

/** Asks on the terminal; what is typed is not shown when it is a secret. */
async function ask(question: string, secret = false): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const prompt = createInterface({
    input: process.stdin,
    output: secret ? silent : process.stdout,
    terminal: true,
  })
  if (secret) process.stdout.write(question)
  const answer = await prompt.question(secret ? '' : question)
  prompt.close()
  if (secret) process.stdout.write('\n')
  return answer.trim()
}

await run(async (payload) => {
  const [{ settings }, { createAdmin }] = await Promise.all([
    import('../../settings'),
    import('../createAdmin'),
  ])
  const credentials = settings.firstAdmin ?? {
    username: await ask('Username: '),
    password: await ask('Password: ', true),
  }
  const outcome = await createAdmin(payload, credentials)
  return `The admin account "${credentials.username}" was ${outcome}.`
})
