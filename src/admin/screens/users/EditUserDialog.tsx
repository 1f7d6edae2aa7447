'use client'

import { FormDialog } from '@/admin/shared/dialogs/FormDialog'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { TextField } from '@/admin/shared/forms/TextField'
import { useSchemaForm } from '@/admin/shared/forms/useSchemaForm'
import { labelOf } from '@/domain/choice'
import type { UserEntity } from '@/domain/entities'
import { accountLimits, type Role, roles } from '@/domain/roles'
import { userSchema } from '@/schemas/user'
import { useUpdateUser } from './useUsers'

/** Changes name and role. Users can't change their own role. */
export function EditUserDialog(props: { user: UserEntity; isOwn: boolean; onClose: () => void }) {
  const { user, isOwn, onClose } = props
  const update = useUpdateUser()
  const initial = { name: user.name ?? '', role: user.role }
  const form = useSchemaForm({
    initial,
    schema: userSchema,
    async send({ name, role }) {
      const change = { ...(name !== initial.name && { name }), ...(role !== initial.role && { role }) }
      // Saving without changes is allowed and reported as such.
      await update.mutateAsync({ id: user.id, ...(Object.keys(change).length ? change : { name }) })
      onClose()
    },
  })
  const role = form.field('role')
  return (
    <FormDialog
      title="Edit User"
      description={user.username}
      save="Update User"
      form={form}
      onClose={onClose}
    >
      <TextField label="Name" maxLength={accountLimits.name} {...form.field('name')} />
      {isOwn ? (
        <p className="text-sm text-muted">
          Your role is {labelOf(roles, user.role)}. Another admin can change it.
        </p>
      ) : (
        <SelectField
          label="Role"
          hint="Takes effect on their next action. Editors see content other than services and products; sales only leads."
          choices={roles}
          {...role}
          onChange={(value) => role.onChange(value as Role)}
        />
      )}
    </FormDialog>
  )
}
