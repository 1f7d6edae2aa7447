import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { makeAccount, makeAdmin } from '@/commands/makeAccount'
import { isPassword, type StoredPassword } from '@/content/passwords'
import { explain } from '@/errors/explain'
import { getCms } from '../cms'
import { folder, onMongo } from './backupPlaces'

const given = { ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'the-password-of-dotenv' }

/** Runs the command with these lines as input. */
async function createAdmin(lines: string[] = [], env: Record<string, string> = given) {
  const imports = ['tsx', './tests/integration/quickPasswords.ts'].flatMap((file) => ['--import', file])
  const args = ['--conditions=production', ...imports, 'src/commands/create-admin.ts']
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } })
  child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  const [told, [code]] = await Promise.all([
    Promise.all([text(child.stdout), text(child.stderr)]),
    once(child, 'close'),
  ])
  return { code, told: told.join('') }
}

async function hasPassword(username: string, password: string): Promise<boolean> {
  const { db } = await getCms()
  const where = { username: { equals: username } }
  const stored = await db.findOne<StoredPassword>({ collection: 'users', where })
  return Boolean(stored && (await isPassword(password, stored)))
}

/** Answers the questions, and then no more. */
const answers = (...lines: string[]) => {
  const left = [...lines]
  return async () => left.shift() ?? Promise.reject(new Error('This command asks questions'))
}

test('the settings create the first account, and never reset one later', async () => {
  const payload = await getCms()
  await payload.delete({ collection: 'users', where: {} })
  const boss = { username: given.ADMIN_USERNAME, password: given.ADMIN_PASSWORD }
  const make = (...lines: string[]) => makeAdmin(payload, boss, answers(...lines))
  expect(await make()).toContain('"boss" was created')
  const [user] = (await payload.find({ collection: 'users' })).docs
  const data = { password: 'one-of-my-own-choice' }
  await payload.update({ collection: 'users', id: String(user?.id), data })

  await expect(make()).rejects.toThrow('This command asks questions')
  await expect(make('boss', 'no')).rejects.toThrow('Nothing was changed.')
  expect(await hasPassword('boss', data.password)).toBe(true)
  expect(await make('Boss', 'yes', 'a-password-given-anew')).toMatch(
    /was updated\. If earlier attempts still block the login, wait 10 minutes\.$/,
  )
  expect(await hasPassword('boss', 'a-password-given-anew')).toBe(true)
})

test('an account gets the role that is asked for, and the last admin keeps theirs', async () => {
  const payload = await getCms()
  // Not through Payload's operation, which keeps the last admin.
  await payload.db.deleteMany({ collection: 'users', where: {} })
  const make = (...lines: string[]) => makeAccount(payload, answers(...lines))
  const roleOf = async (username: string) => {
    const { docs } = await payload.find({ collection: 'users', where: { username: { equals: username } } })
    return docs[0]?.role
  }
  await expect(make('mira', 'sales', 'a-password-of-its-own')).rejects.toThrow('must be an admin')
  await makeAdmin(payload, undefined, answers('chief', 'a-password-of-its-own'))

  await expect(make('mira', 'seller')).rejects.toThrow('"seller" is not a role. Choose admin, editor, sales.')
  expect(await make('mira', 'Sales', 'a-password-of-its-own')).toBe('The sales account "mira" was created.')
  expect(await roleOf('mira')).toBe('sales')
  expect(await make('mira', 'editor', 'yes', 'a-password-given-anew')).toContain('was updated')
  expect(await roleOf('mira')).toBe('editor')
  expect(await hasPassword('mira', 'a-password-given-anew')).toBe(true)

  const demoted = make('chief', 'sales', 'yes', 'a-password-given-anew')
  await expect(demoted).rejects.toThrow('At least one active admin is required.')
  expect(explain(await demoted.catch((error: unknown) => error))).toBe(
    'At least one active admin is required.',
  )
  expect(await roleOf('chief')).toBe('admin')
})

test.each([
  ['ad min', 'letters a to z'],
  ['<script>alert(1)</script>', 'letters a to z'],
  ['ü-umlaut', 'letters a to z'],
  ['ab', 'at least 3 characters'],
])('an account can’t be named %s', async (name, problem) => {
  const made = makeAdmin(await getCms(), undefined, answers(name, 'a-password-of-its-own'))
  const told = explain(await made.catch((error: unknown) => error))
  expect(told).toMatch(new RegExp(`^username: Use ${problem}[^\\n]*\\.$`))
})

test('the command asks on the terminal, and says so if nobody answers', { timeout: 400_000 }, async () => {
  await makeAdmin(await getCms(), undefined, answers('first', 'a-password-of-its-own'))
  const [unasked, second] = await Promise.all([
    createAdmin(),
    createAdmin(['second', 'a-password-of-its-own']),
  ])
  expect(unasked).toEqual({
    code: 1,
    told: expect.stringMatching(/This command asks questions: .* only apply to the first account/),
  })
  expect(second).toEqual({ code: 0, told: expect.stringContaining('"second" was created') })
  expect(await hasPassword('second', 'a-password-of-its-own')).toBe(true)
})

test.skipIf(onMongo)(
  'on a new database a command begins with its question',
  { timeout: 400_000 },
  async () => {
    const DATABASE_URL = `file:${path.join(folder(), 'new.db')}`
    const { told } = await createAdmin([], { DATABASE_URL, LOG_LEVEL: '' })
    expect(told).toMatch(/^Username: \nThis command asks questions: [^\n]*\n$/)
  },
)
