import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { isPassword, type StoredPassword } from '../../../src/content/passwords'
import { cms } from '../cms'

const given = { ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'the-password-of-dotenv' }

/** Runs the command with these lines as what somebody types. */
async function createAdmin(...lines: string[]) {
  const args = ['--conditions=production', '--import', 'tsx', 'src/ops/cli/create-admin.ts']
  const child = spawn(process.execPath, args, { env: { ...process.env, ...given } })
  child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  const [told, [code]] = await Promise.all([
    Promise.all([text(child.stdout), text(child.stderr)]),
    once(child, 'close'),
  ])
  return { code, told: told.join('') }
}

async function hasPassword(username: string, password: string): Promise<boolean> {
  const { db } = await cms()
  const where = { username: { equals: username } }
  const stored = await db.findOne<StoredPassword>({ collection: 'users', where })
  return Boolean(stored && (await isPassword(password, stored)))
}

test('the settings make the first account, and reset nobody’s afterwards', { timeout: 400_000 }, async () => {
  const payload = await cms()
  await payload.delete({ collection: 'users', where: {} })
  expect(await createAdmin()).toEqual({ code: 0, told: expect.stringContaining('"boss" was created') })
  const [user] = (await payload.find({ collection: 'users' })).docs
  const data = { password: 'one-of-my-own-choice' }
  await payload.update({ collection: 'users', id: String(user?.id), data })

  const [unasked, refused, second] = await Promise.all([
    createAdmin(),
    createAdmin('boss', 'no'),
    createAdmin('second', 'a-password-of-its-own'),
  ])
  expect(unasked).toEqual({
    code: 1,
    told: expect.stringMatching(/Nobody answers here: .* first account alone/),
  })
  expect(refused).toEqual({ code: 1, told: expect.stringContaining('Nothing was changed.') })
  expect(second.told).toContain('"second" was created')
  expect(await hasPassword('boss', data.password)).toBe(true)

  expect((await createAdmin('Boss', 'yes', 'a-password-given-anew')).told).toContain('was updated')
  expect(await hasPassword('boss', 'a-password-given-anew')).toBe(true)
})
