import { expect, test } from 'vitest'
import { isLive, keptSessions, maxSessions, sessionIdle, sessionLifetime } from './session'

const begin = Date.UTC(2026, 10, 22)
const after = (seconds: number) => begin + seconds * 1000
const session = (createdAt: number, usedAt: number) => ({
  createdAt: new Date(createdAt).toISOString(),
  expiresAt: new Date(usedAt + sessionIdle * 1000).toISOString(),
})

test('a session ends after twelve hours without use', () => {
  expect(isLive(session(begin, begin), after(sessionIdle - 1))).toBe(true)
  expect(isLive(session(begin, begin), after(sessionIdle))).toBe(false)
  expect(isLive(session(begin, after(3600)), after(sessionIdle))).toBe(true)
})

test('a session ends after seven days, however often it is used', () => {
  const used = session(begin, after(sessionLifetime - 60))
  expect(isLive(used, after(sessionLifetime - 1))).toBe(true)
  expect(isLive(used, after(sessionLifetime))).toBe(false)
})

test('a session without a start has ended', () => {
  expect(isLive({ expiresAt: new Date(after(60)) }, begin)).toBe(false)
})

test('the most recently used sessions are kept, and none that has ended', () => {
  const many = Array.from({ length: maxSessions + 10 }, (_, n) => session(begin, after(n)))
  const over = session(begin - sessionLifetime * 1000, begin)
  const kept = keptSessions([over, ...many], after(60))
  expect(kept).toHaveLength(maxSessions)
  expect(kept.at(0)).toBe(many.at(-1))
  expect(kept).not.toContain(over)
  expect(kept).not.toContain(many[9])
})
