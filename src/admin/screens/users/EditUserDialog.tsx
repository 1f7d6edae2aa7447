'use client'

import { useState } from 'react'
import { FormDialog } from '@/admin/shared/dialogs/FormDialog'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { TextField } from '@/admin/shared/forms/TextField'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import { labelOf } from '@/domain/choice'
import type { UserEntity } from '@/domain/entities'
import { accountLimits, type Role, roles } from '@/domain/roles'
import { useUpdateUser } from './useUsers'

/** The notification has said what failed; what was chosen stays. */
const stayOpen = () => undefined

/** Changes name and role; one's own role stays. */
export function EditUserDialog(props: { user: UserEntity; isOwn: boolean; onClose: () => void }) {
  const { user, isOwn, onClose } = props
  const [name, setName] = useState(user.name ?? '')
  const [role, setRole] = useState(user.role)
  const update = useUpdateUser()
  const once = useSingleFlight()
  const change = {
    ...(name !== (user.name ?? '') && { name }),
    ...(role !== user.role && { role }),
  }
  const isDirty = Object.keys(change).length > 0
  // Saving what was not changed is allowed, and says so.
  const save = () => update.mutateAsync({ id: user.id, ...(isDirty ? change : { name }) })
  return (
    <FormDialog
      title="Edit User"
      description={user.username}
      save="Update User"
      isSaving={update.isPending}
      isDirty={isDirty}
      onSave={() => once(() => save().then(onClose, stayOpen))}
      onClose={onClose}
    >
      <TextField label="Name" maxLength={accountLimits.name} value={name} onChange={setName} />
      {isOwn ? (
        <p className="text-sm text-muted">
          Your role is {labelOf(roles, role)}. Another admin can change it.
        </p>
      ) : (
        <SelectField
          label="Role"
          hint="Takes effect on their next action. Editors see only blog, portfolio and media."
          choices={roles}
          value={role}
          onChange={(value) => setRole(value as Role)}
        />
      )}
    </FormDialog>
  )
}
