import { expect, test } from 'vitest'
import { readSession, renewalDue, saveSession, tokenExpiry, tokenKey, userKey } from './session'

const now = Date.UTC(2026, 10, 21)
const anna = { username: 'anna', role: 'admin' } as const

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenUntil = (time: number) =>
  `${base64url({ alg: 'HS256' })}.${base64url({ exp: time / 1000 })}.signature`

function storageWith(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries))
  return {
    get length() {
      return map.size
    },
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

test('the expiry is read from the payload of the token', () => {
  expect(tokenExpiry(tokenUntil(now))).toBe(now)
})

test('a token is due for renewal five minutes after it was signed', () => {
  const token = `head.${base64url({ iat: now / 1000, exp: now / 1000 + 3600 })}.signature`
  expect(renewalDue(token)).toBe(now + 5 * 60_000)
})

test('a payload in base64url with - and _ is read as well', () => {
  const payload = Buffer.from(JSON.stringify({ name: '???>>>~~~ÿÿ', exp: now / 1000 })).toString('base64url')
  expect(payload).toMatch(/[-_]/)
  expect(tokenExpiry(`head.${payload}.signature`)).toBe(now)
})

test.each(['', 'nonsense', 'a.b.c', 'a..c', `a.${base64url({})}.c`, `a.${base64url(null)}.c`, 'a.%%%.c'])(
  'what is no token has no expiry: %j',
  (text) => {
    expect(tokenExpiry(text)).toBeNull()
  },
)

test('a saved session is restored, with name and role only', () => {
  const storage = storageWith()
  const token = tokenUntil(now + 1000)
  saveSession(token, { ...anna, hash: 'secret' } as typeof anna, storage)
  expect(readSession(storage, now)).toEqual({ state: 'valid', token, user: anna })
  expect(storage.getItem(userKey)).toBe('{"username":"anna","role":"admin"}')
})

test('an expired token is reported and cleared', () => {
  const storage = storageWith()
  saveSession(tokenUntil(now - 1000), anna, storage)
  expect(readSession(storage, now)).toEqual({ state: 'expired' })
  expect(storage.length).toBe(0)
})

const valid = { [tokenKey]: tokenUntil(now + 1000), [userKey]: JSON.stringify(anna) }

test.each([
  ['a token that is none', { ...valid, [tokenKey]: 'corrupt' }],
  ['a user that is no JSON', { ...valid, [userKey]: '{"username":' }],
  ['a user that is null', { ...valid, [userKey]: 'null' }],
  ['a role that nobody has', { ...valid, [userKey]: '{"username":"anna","role":"root"}' }],
  ['a token without its user', { [tokenKey]: tokenUntil(now + 1000) }],
  ['a user without its token', { [userKey]: JSON.stringify(anna) }],
])('corrupt data is cleared: %s', (_, entries) => {
  const storage = storageWith(entries)
  expect(readSession(storage, now)).toEqual({ state: 'none' })
  expect(storage.length).toBe(0)
})

test('a browser that holds nothing has no session', () => {
  expect(readSession(storageWith(), now)).toEqual({ state: 'none' })
})
