import { expect, test } from 'vitest'
import { savedPreferencesScript } from '../domain/savedPreferencesScript'
import { isKnownScript } from './knownScripts'

const chunks = (list: unknown) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(list)});`

test.each([
  savedPreferencesScript,
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"0:{\\"a\\":\\"\\u003c/script\\"}\\n"])',
  'self.__next_f.push([3,"AAECAw=="])',
  chunks({
    otherChunks: ['static/chunks/0637v33xsjp-6.js', 'static/chunks/a.b.js'],
    runtimeModuleIds: [494553],
  }),
])('ours and Next’s own: %s', (text) => expect(isKnownScript(text)).toBe(true))

test.each([
  '',
  'alert(1)',
  `${savedPreferencesScript};alert(1)`,
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"],alert(1))',
  'self.__next_f.push([1,"a"+alert(1)])',
  'self.__next_f.push([1,`a`])',
  'self.__next_f.push([1,"a"])//])',
  'self.__next_f.push([1,{"a":1}])',
  'self.__next_f.push([2,"a"])',
  'self.__next_f.push([1,"a","b"])',
  'self.__next_f.push({"length":2})',
  'self.__next_f.push(',
  'alert(1);self.__next_f.push([1,"a"])',
  chunks({ otherChunks: ['static/chunks/../../../api/media/file/a.js'], runtimeModuleIds: [1] }),
  chunks({ otherChunks: ['https://other.example/a.js'], runtimeModuleIds: [1] }),
  chunks({ otherChunks: [], runtimeModuleIds: ['alert(1)'] }),
  chunks({ otherChunks: [], runtimeModuleIds: [1], more: 1 }),
  chunks(null),
  chunks([]),
])('nothing else: %s', (text) => expect(isKnownScript(text)).toBe(false))
