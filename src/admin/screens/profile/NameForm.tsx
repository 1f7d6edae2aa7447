'use client'

import { Form } from '@/admin/shared/forms/Form'
import { TextField } from '@/admin/shared/forms/TextField'
import { useSchemaForm } from '@/admin/shared/forms/useSchemaForm'
import { Button } from '@/admin/shared/ui/Button'
import { accountLimits } from '@/domain/roles'
import { profileSchema } from '@/schemas/user'
import { useSaveName } from './useProfile'

/** The form for one's display name. */
export function NameForm({ stored }: { stored: string | null }) {
  const saving = useSaveName()
  const form = useSchemaForm({
    initial: { name: stored ?? '' },
    schema: profileSchema,
    async send({ name }) {
      const saved = await saving.mutateAsync(name)
      form.set({ name: saved.name ?? '' })
    },
  })
  return (
    <Form form={form} className="flex flex-col items-start gap-4">
      <TextField
        label="Name"
        hint="Display name. Your username can't be changed."
        maxLength={accountLimits.name}
        {...form.field('name')}
        className="w-full"
      />
      <Button variant="primary" type="submit" disabled={form.isSaving}>
        {form.isSaving ? 'Saving...' : 'Save Name'}
      </Button>
    </Form>
  )
}
