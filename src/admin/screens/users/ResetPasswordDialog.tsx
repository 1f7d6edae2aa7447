'use client'

import { useState } from 'react'
import { FormDialog } from '@/admin/shared/dialogs/FormDialog'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import type { UserEntity } from '@/domain/entities'
import type { Handed } from './HandOver'
import { NewPasswordField } from './NewPasswordField'
import { passwordProblem } from './userForm'
import { useResetPassword } from './useUsers'

interface Props {
  user: UserEntity
  onReset: (handed: Handed) => void
  onClose: () => void
}

/** The notification has said what failed. */
const stayOpen = () => undefined

/** Sets a new password for somebody, who is signed out everywhere by it. */
export function ResetPasswordDialog({ user, onReset, onClose }: Props) {
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<{ password?: string }>({})
  const reset = useResetPassword()
  const once = useSingleFlight()

  function save() {
    const problem = passwordProblem(password)
    setProblems(problem ? { password: problem } : {})
    if (problem) return
    const send = () => reset.mutateAsync({ id: user.id, password })
    void once(() => send().then(() => onReset({ username: user.username, password }), stayOpen))
  }

  return (
    <FormDialog
      title="Reset Password"
      description={`${user.username} will be logged out everywhere and need the new password to log in.`}
      save="Reset Password"
      isSaving={reset.isPending}
      isDirty={password !== ''}
      onSave={save}
      onClose={onClose}
      problems={problems}
    >
      <NewPasswordField
        value={password}
        onChange={(value) => {
          setProblems({})
          setPassword(value)
        }}
        error={problems.password}
      />
    </FormDialog>
  )
}
