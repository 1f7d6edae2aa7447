import { expect, test } from 'vitest'
import { codeLabel, knownLanguage } from './codeLanguages'

test('languages are known by their other names', () => {
  expect(['TS', 'typescript', 'tsx'].map(codeLabel)).toEqual(['TypeScript', 'TypeScript', 'TypeScript'])
  expect(codeLabel('c++')).toBe('C++')
  expect(knownLanguage('golang')).toBe('go')
  expect(['plaintext', 'text'].map(codeLabel)).toEqual([undefined, undefined])
})

test('unknown languages keep their names', () => {
  expect(['klingon', 'constructor', '__proto__'].map(codeLabel)).toEqual([
    'klingon',
    'constructor',
    '__proto__',
  ])
})
