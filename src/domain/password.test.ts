import { expect, test } from 'vitest'
import { passwordBytes, passwordOf } from './password'
import { passwordLimits } from './roles'

test('a generated password is long enough and free of ambiguous characters', () => {
  const bytes = Uint8Array.from({ length: passwordBytes }, (_, index) => index * 13)
  const password = passwordOf(bytes)
  expect(password).toMatch(/^(?:[a-kmnp-z2-9]{5}-){3}[a-kmnp-z2-9]{5}$/)
  expect(password.length).toBeGreaterThanOrEqual(passwordLimits.min)
})

test('every character is equally likely', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) {
    const [letter = ''] = passwordOf(new Uint8Array(passwordBytes).fill(byte))
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  expect([counts.size, ...new Set(counts.values())]).toEqual([32, 8])
})
