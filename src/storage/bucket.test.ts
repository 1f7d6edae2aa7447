import { expect, test, vi } from 'vitest'
import { openBucket } from './bucket'

test('the client doesn’t warn about the Node version', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  await openBucket({ name: 'files', region: 'eu-central-1', endpoint: 'http://127.0.0.1:9' })
  // It warns before it connects.
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})
