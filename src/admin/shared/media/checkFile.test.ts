import { expect, test } from 'vitest'
import { maxUploadSize } from '@/domain/uploads'
import { fileProblem } from './checkFile'

test('pictures up to the largest size are taken', () => {
  expect(fileProblem({ type: 'image/png', size: maxUploadSize })).toBeNull()
})

test.each([
  ['image/svg+xml', 10, 'no picture that the site can show'],
  ['application/pdf', 10, 'in the table view'],
  ['', 10, 'no picture that the site can show'],
  ['image/png', 0, 'empty'],
  ['image/png', maxUploadSize + 100_000, '10.1 MB; a picture has at most 10.0 MB'],
])('a %s of %i bytes is refused in words', (type, size, words) => {
  expect(fileProblem({ type, size })).toContain(words)
})
