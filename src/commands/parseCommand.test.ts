import { expect, test } from 'vitest'
import { OperatorError } from '../errors/OperatorError'
import { parseCommand } from './parseCommand'

const usage = 'Usage: npm run tidy'
const options = { keep: { type: 'string' }, yes: { type: 'boolean' } } as const

const parse = (...args: string[]) => parseCommand({ usage, options, args })
const parseFile = (...args: string[]) => parseCommand({ usage, options, args, allowPositionals: true })

test('a command gets its options', () => {
  expect({ ...parse('--keep', '3', '--yes')?.values }).toEqual({ keep: '3', yes: true })
  expect(parseFile('--yes', 'a file')?.positionals).toEqual(['a file'])
})

test.each(['--help', '-h'])('%s asks for the usage, whatever else is passed', (help) => {
  expect(parse(help)).toBeUndefined()
  expect(parse('--unknown', help)).toBeUndefined()
})

test.each([
  [['--unknown'], "Unknown option '--unknown'."],
  [['stray'], "Unexpected argument 'stray'."],
  [['--keep'], "Option '--keep <value>' argument missing."],
  [['--keep', '--yes'], "Option '--keep' argument is ambiguous."],
  [['--yes=no'], "Option '--yes' does not take an argument."],
])('%j is refused with the usage', (args, problem) => {
  expect(() => parse(...args)).toThrow(new OperatorError(`${problem}\n\n${usage}`))
})

test.each([[[]], [['']], [['one', 'two']]])('a command that takes a file refuses %j', (args) => {
  expect(() => parseFile(...args)).toThrow(new OperatorError(usage))
})
