'use client'

import { useState } from 'react'
import { ApiError } from '@/admin/shared/api/api'
import { FormDialog } from '@/admin/shared/dialogs/FormDialog'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { TextField } from '@/admin/shared/forms/TextField'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import { accountLimits, roles } from '@/domain/roles'
import { toast } from '@/toast/toast'
import type { Handed } from './HandOver'
import { NewPasswordField } from './NewPasswordField'
import { problemsOf, type UserProblems, type UserValues } from './userForm'
import { useCreateUser } from './useUsers'

const empty: UserValues = { username: '', name: '', role: 'editor', password: '' }

/** Makes an account; its password is handed over once. */
export function NewUserDialog(props: { onCreated: (handed: Handed) => void; onClose: () => void }) {
  const { onCreated, onClose } = props
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<UserProblems>({})
  const creation = useCreateUser()
  const once = useSingleFlight()

  const field = <Name extends keyof UserValues>(name: Name) => ({
    value: values[name],
    error: problems[name],
    onChange: (value: string) => {
      setProblems(({ [name]: _, ...others }) => others)
      setValues((before) => ({ ...before, [name]: value }))
    },
  })

  async function send() {
    try {
      const { username } = await creation.mutateAsync(values)
      onCreated({ username, password: values.password })
    } catch (error) {
      if (!(error instanceof ApiError)) return
      const taken = error.status === 409 && { username: 'This username is already taken.' }
      setProblems(taken || error.fieldErrors)
    }
  }

  function save() {
    const isMissing = !values.username.trim() || !values.password
    if (isMissing)
      toast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        variant: 'destructive',
      })
    const found = problemsOf(values)
    setProblems(found)
    if (!Object.keys(found).length) void once(send)
  }

  return (
    <FormDialog
      title="Add New User"
      save="Create User"
      isSaving={creation.isPending}
      isDirty={JSON.stringify(values) !== JSON.stringify(empty)}
      onSave={save}
      onClose={onClose}
      problems={problems}
    >
      <TextField
        label="Username"
        hint="Used to log in. Can't be changed later."
        maxLength={accountLimits.username}
        isRequired
        {...field('username')}
      />
      <TextField label="Name" hint="Display name." maxLength={accountLimits.name} {...field('name')} />
      <SelectField label="Role" choices={roles} isRequired {...field('role')} />
      <NewPasswordField {...field('password')} />
    </FormDialog>
  )
}
