'use client'

import { Form } from '@/admin/shared/forms/Form'
import { TextField } from '@/admin/shared/forms/TextField'
import { useSchemaForm } from '@/admin/shared/forms/useSchemaForm'
import { Button } from '@/admin/shared/ui/Button'
import { passwordHint } from '@/domain/passwordRules'
import { passwordLimits } from '@/domain/roles'
import { ownPasswordFormSchema } from '@/schemas/user'
import { useChangePassword } from './useProfile'

const empty = { currentPassword: '', newPassword: '', repeated: '' }

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: 'New password',
    autoComplete: 'new-password',
    hint: passwordHint,
  },
  { name: 'repeated', label: 'Repeat new password', autoComplete: 'new-password' },
] as const

/** Changes the user's own password; requires the current one. */
export function PasswordForm({ username }: { username: string }) {
  const change = useChangePassword()
  const form = useSchemaForm({
    initial: empty,
    schema: ownPasswordFormSchema,
    async send({ currentPassword, newPassword }) {
      await change.mutateAsync({ currentPassword, newPassword })
      form.set(empty)
    },
  })

  return (
    <Form form={form} className="flex flex-col items-start gap-4">
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {fields.map(({ name, ...texts }) => (
        <TextField
          key={name}
          {...texts}
          type="password"
          maxLength={passwordLimits.max}
          isRequired
          className="w-full"
          {...form.field(name)}
        />
      ))}
      <Button variant="primary" type="submit" disabled={form.isSaving}>
        {form.isSaving ? 'Saving...' : 'Change Password'}
      </Button>
    </Form>
  )
}
