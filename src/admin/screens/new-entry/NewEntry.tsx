'use client'

import { Link } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { contentPaths, editorPathFor } from '@/admin/paths'
import { ApiError } from '@/admin/shared/api/api'
import { createDraft } from '@/admin/shared/crud/createDraft'
import { EditNotices } from '@/admin/shared/forms/EditNotices'
import { Form } from '@/admin/shared/forms/Form'
import { TextField } from '@/admin/shared/forms/TextField'
import { usePersistedForm } from '@/admin/shared/forms/usePersistedForm'
import { Button, buttonClass } from '@/admin/shared/ui/Button'
import { EmptyState } from '@/admin/shared/ui/EmptyState'
import { firstField } from '@/admin/shared/ui/firstField'
import { Screen } from '@/admin/shared/ui/Screen'
import { useInBrowser } from '@/admin/shared/ui/useInBrowser'
import { NotAllowed } from '@/admin/shell/NotAllowed'
import { contentLimits } from '@/domain/categories'
import { type DraftedCollection, draftedCollections } from '@/domain/contentCollections'
import { canWrite, type Role } from '@/domain/roles'
import { newDraftSchema } from '@/schemas/draft'

const names: Record<DraftedCollection, string> = {
  service: 'service',
  product: 'product',
  project: 'project',
  'blog-post': 'blog post',
  page: 'page',
}

const reason = (error: unknown) =>
  error instanceof ApiError && error.fieldErrors.slug
    ? 'An entry with this title already exists. Choose another title.'
    : "The draft couldn't be saved. Please try again."

const empty = { title: '' }

/** Creates a draft from a title; the rest is written in the editor, which autosaves. */
function NewDraftForm({ collection }: { collection: DraftedCollection }) {
  const router = useRouter()
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => firstField(element.current)?.focus(), [])
  const form = usePersistedForm<typeof empty, { id: string; updatedAt: string }>({
    name: `new-${collection}`,
    stored: null,
    initial: empty,
    toValues: () => empty,
    schema: newDraftSchema,
    async send({ values: { title } }) {
      try {
        return { id: await createDraft(collection, title.trim()), updatedAt: '' }
      } catch (error) {
        form.setError('title', reason(error))
        throw error
      }
    },
    onSaved({ id }) {
      form.set(empty)
      router.push(editorPathFor(collection, id))
    },
  })
  return (
    <Form form={form} element={element} className="flex max-w-lg flex-col gap-5">
      <EditNotices form={form} what="this draft" />
      <TextField
        label="Title"
        isRequired
        hint="A title is enough to start. Nothing is public until you publish it."
        maxLength={contentLimits.title}
        {...form.field('title')}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" disabled={form.isSaving}>
          {form.isSaving ? 'Saving...' : 'Create draft'}
        </Button>
        <Link href={contentPaths[collection]} prefetch={false} className={buttonClass()}>
          Cancel
        </Link>
      </div>
    </Form>
  )
}

export function NewEntry({ role }: { role: Role }) {
  const isInBrowser = useInBrowser()
  const last = usePathname().split('/').at(-1)
  const collection = draftedCollections.find((each) => each === last)
  if (!collection) {
    return (
      <Screen title="New entry">
        <EmptyState title="Unknown content type" hint="Choose a section in the sidebar." />
      </Screen>
    )
  }
  if (!canWrite(role, collection)) return <NotAllowed role={role} />
  return (
    <Screen title={`New ${names[collection]}`}>
      {/* It shows what the browser has kept. */}
      {isInBrowser && <NewDraftForm collection={collection} />}
    </Screen>
  )
}
