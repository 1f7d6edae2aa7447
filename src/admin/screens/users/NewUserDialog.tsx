'use client'

import { FormDialog } from '@/admin/shared/dialogs/FormDialog'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { TextField } from '@/admin/shared/forms/TextField'
import { useSchemaForm } from '@/admin/shared/forms/useSchemaForm'
import { accountLimits, type Role, roles } from '@/domain/roles'
import { newUserSchema } from '@/schemas/user'
import { NewPasswordField } from './NewPasswordField'
import type { Handed } from './PasswordHandover'
import { type NewUser, useCreateUser } from './useUsers'

const empty: NewUser = { username: '', name: '', role: 'editor', password: '' }

/** Creates an account and shows its password once. */
export function NewUserDialog(props: { onCreated: (handed: Handed) => void; onClose: () => void }) {
  const { onCreated, onClose } = props
  const creation = useCreateUser()
  const form = useSchemaForm<NewUser>({
    initial: empty,
    schema: newUserSchema,
    async send(values) {
      const { username } = await creation.mutateAsync(values)
      onCreated({ username, password: values.password })
    },
  })
  const { field } = form
  const role = field('role')

  return (
    <FormDialog title="Add New User" save="Create User" form={form} onClose={onClose}>
      <TextField
        label="Username"
        hint="Used to log in. Can't be changed later."
        maxLength={accountLimits.username}
        isRequired
        {...field('username')}
      />
      <TextField label="Name" hint="Display name." maxLength={accountLimits.name} {...field('name')} />
      <SelectField
        label="Role"
        hint="Admins see everything. Editors see content other than services and products. Sales see only leads."
        choices={roles}
        isRequired
        {...role}
        onChange={(value) => role.onChange(value as Role)}
      />
      <NewPasswordField {...field('password')} />
    </FormDialog>
  )
}
