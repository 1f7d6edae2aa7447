'use client'

import { FormDialog } from '@/admin/shared/dialogs/FormDialog'
import { useSchemaForm } from '@/admin/shared/forms/useSchemaForm'
import type { UserEntity } from '@/domain/entities'
import { passwordSchema } from '@/schemas/user'
import { NewPasswordField } from './NewPasswordField'
import type { Handed } from './PasswordHandover'
import { useResetPassword } from './useUsers'

interface Props {
  user: UserEntity
  onReset: (handed: Handed) => void
  onClose: () => void
}

/** Sets a new password for a user and ends all their sessions. */
export function ResetPasswordDialog({ user, onReset, onClose }: Props) {
  const reset = useResetPassword()
  const form = useSchemaForm({
    initial: { password: '' },
    schema: passwordSchema,
    async send({ password }) {
      await reset.mutateAsync({ id: user.id, password })
      onReset({ username: user.username, password })
    },
  })

  return (
    <FormDialog
      title="Reset Password"
      description={`${user.username} will be logged out everywhere and need the new password to log in.`}
      save="Reset Password"
      form={form}
      onClose={onClose}
    >
      <NewPasswordField {...form.field('password')} />
    </FormDialog>
  )
}
