import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { OperatorError } from '../errors/OperatorError'

/** Prompts on the terminal, hiding secrets. Without a terminal it reads lines. */
export function questions() {
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
        throw new OperatorError(
          'This command asks questions: run it in a terminal. (ADMIN_USERNAME and ADMIN_PASSWORD only apply to the first account.)',
        )
      return value.trim()
    },
    close: () => lines.close(),
  }
}
