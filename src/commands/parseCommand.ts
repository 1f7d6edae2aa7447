import { type ParseArgsConfig, parseArgs } from 'node:util'
import { OperatorError } from '../errors/OperatorError'
import { redactCredentials } from '../errors/redactCredentials'

/** What a command takes, as `parseArgs` describes it, and the text of its `--help`. Positionals: exactly one. */
export interface Usage extends ParseArgsConfig {
  usage: string
}

export type Arguments<Command extends Usage> = ReturnType<typeof parseArgs<Command>>

function parse<Command extends Usage>(command: Command): Arguments<Command> {
  try {
    return parseArgs(command)
  } catch (error) {
    // The rest are hints for arguments that start with a hyphen.
    const [problem] = (error as Error).message.split(/\.\s/)
    throw new OperatorError(`${redactCredentials(String(problem))}.\n\n${command.usage}`)
  }
}

/**
 * The arguments of a command, by default those of this process.
 * @returns undefined for `--help`
 * @throws {OperatorError} with the usage, if there are others than the command takes
 */
export function parseCommand<Command extends Usage>(command: Command): Arguments<Command> | undefined {
  const { usage, args = process.argv.slice(2) } = command
  if (args.includes('--help') || args.includes('-h')) return undefined
  const parsed = parse(command)
  if (command.allowPositionals && (parsed.positionals.length > 1 || !parsed.positionals[0]))
    throw new OperatorError(usage)
  return parsed
}
