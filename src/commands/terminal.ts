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
          process.stdin.isTTY
            ? 'Nothing was changed.'
            : 'This command asks questions: run it in a terminal. (ADMIN_USERNAME and ADMIN_PASSWORD only apply to the first account.)',
        )
      return value.trim()
    },
    close: () => lines.close(),
  }
}

/**
 * Whether the answer to a question is yes.
 * @throws {OperatorError} if there is no terminal
 */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new OperatorError('No terminal to ask for confirmation. Pass --yes to continue without asking.')
  const { ask, close } = questions()
  const answer = await ask(question)
  close()
  return answer.toLowerCase() === 'yes'
}
