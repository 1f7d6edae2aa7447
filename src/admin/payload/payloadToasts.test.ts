import { toast as payloadToast } from '@payloadcms/ui'
import { createElement } from 'react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { refusalMessages } from '@/domain/edit'
import { toast } from '@/toast/toast'

vi.mock('@payloadcms/ui', () => ({
  toast: Object.assign(() => '', { success: () => '', promise: () => '' }),
}))
vi.mock('@/toast/toast', () => ({ toast: vi.fn(() => ({ id: '1' })) }))
// Later files of this process would get what has imported these.
afterAll(() => void vi.resetModules())
await import('./payloadToasts')

beforeEach(() => vi.mocked(toast).mockClear())
const shown = () => vi.mocked(toast).mock.calls.map(([content]) => content)

test('Payload’s toasts appear as ours', async () => {
  payloadToast.success('Updated successfully.')
  payloadToast.error('Not Found')
  const { unwrap } = payloadToast.promise(Promise.resolve('Published.'), {
    loading: '…',
    success: String,
  }) as {
    unwrap: () => Promise<string>
  }
  await unwrap()
  await vi.waitFor(() => expect(shown()).toHaveLength(3))
  expect(shown()).toEqual([
    { title: 'Updated successfully', variant: 'default' },
    { title: 'Not Found', variant: 'destructive' },
    { title: 'Published', variant: 'default' },
  ])
})

test('fields at fault are named below the sentence, also out of a component', () => {
  const errorMessage = 'The following fields are invalid: Title, Links > 1 > URL'
  payloadToast.error(createElement('div', { errorMessage } as object))
  const description = 'Title, Links → 1 → URL'
  expect(shown()).toEqual([
    { title: 'The following fields are invalid', description, variant: 'destructive' },
  ])
})

test('no toast covers the conflict dialog', () => {
  payloadToast.error(createElement('div', { errorMessage: refusalMessages.conflict } as object))
  expect(shown()).toEqual([])
})
