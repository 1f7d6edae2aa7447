'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { ApiError, apiRequest } from '@/admin/shared/api/api'
import { Field } from '@/admin/shared/forms/Field'
import { Button } from '@/admin/shared/ui/Button'
import { EmptyState } from '@/admin/shared/ui/EmptyState'
import { Screen } from '@/admin/shared/ui/Screen'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import { NotAllowed } from '@/admin/shell/NotAllowed'
import { contentLimits } from '@/domain/categories'
import { type ContentCollection, contentCollections } from '@/domain/contentCollections'
import { canWrite, type Role } from '@/domain/roles'

const names: Record<ContentCollection, string> = {
  service: 'service',
  product: 'product',
  project: 'project',
  'blog-post': 'blog post',
}

async function createDraft(collection: ContentCollection, title: string): Promise<string> {
  const { doc } = await apiRequest<{ doc: { id: string } }>(`/api/${collection}?draft=true&depth=0`, {
    method: 'POST',
    body: { title, _status: 'draft' },
  })
  return doc.id
}

/** Payload's reason for rejecting a draft, usually a slug that is taken. */
const reason = (error: unknown) =>
  error instanceof ApiError && error.status === 400
    ? 'An entry with this title already exists. Choose another title.'
    : "The draft couldn't be saved. Please try again."

/** Creates a draft from a title; the rest is written in the editor, which autosaves. */
export function NewEntry({ role }: { role: Role }) {
  const router = useRouter()
  const last = usePathname().split('/').at(-1)
  const collection = contentCollections.find((each) => each === last)
  const [title, setTitle] = useState('')
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const oneAtATime = useSingleFlight()

  if (!collection) {
    return (
      <Screen title="New entry">
        <EmptyState title="Unknown content type" hint="Choose a section in the sidebar." />
      </Screen>
    )
  }

  if (!canWrite(role, collection)) return <NotAllowed role={role} />

  function begin(event: FormEvent) {
    event.preventDefault()
    if (!collection || !title.trim()) return setError('Enter a title to get started.')
    void oneAtATime(async () => {
      setIsSaving(true)
      setError(undefined)
      try {
        router.push(`/admin/collections/${collection}/${await createDraft(collection, title.trim())}`)
      } catch (cause) {
        setError(reason(cause))
        setIsSaving(false)
      }
    })
  }

  return (
    <Screen title={`New ${names[collection]}`}>
      <form onSubmit={begin} noValidate className="flex max-w-lg flex-col gap-5">
        <Field
          label="Title"
          isRequired
          error={error}
          hint="A title is enough to start. Nothing is public until you publish it."
        >
          {(control) => (
            <input
              {...control}
              value={title}
              maxLength={contentLimits.title}
              autoComplete="off"
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="primary" disabled={isSaving}>
            {isSaving ? 'Saving...' : 'Create draft'}
          </Button>
        </div>
      </form>
    </Screen>
  )
}
