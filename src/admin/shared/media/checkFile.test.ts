import { expect, test } from 'vitest'
import { maxUploadSize } from '@/domain/uploads'
import { fileProblem } from './checkFile'

test('images up to the size limit are accepted', () => {
  expect(fileProblem({ type: 'image/png', size: maxUploadSize })).toBeNull()
})

test.each([
  ['image/svg+xml', 10, 'Unsupported file type'],
  ['application/pdf', 10, 'in the table view'],
  ['', 10, 'Unsupported file type'],
  ['image/png', 0, 'empty'],
  ['image/png', maxUploadSize + 100_000, '10.1 MB. Images can be up to 10.0 MB'],
])('a %s of %i bytes is refused in words', (type, size, words) => {
  expect(fileProblem({ type, size })).toContain(words)
})
