import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { de } from '../../src/i18n/de'

const server = '.next/server'

/** Every text in `value`, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []
}

test('what the front server provides is not in Next’s bundles as well', () => {
  const code = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(server, file), 'utf8'))
    .join('\n')
  const texts = textsIn(de).filter((text) => /^[ -~]{30,}$/.test(text))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => code.includes(text))).toEqual([])
})
