'use client'

import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '@/admin/shared/api/api'
import { Field } from '@/admin/shared/forms/Field'
import { useProblemFocus } from '@/admin/shared/forms/useProblemFocus'
import { useSaveKeys } from '@/admin/shared/forms/useSaveKeys'
import { Button } from '@/admin/shared/ui/Button'
import { useUnsaved } from '@/admin/shared/ui/unsaved'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import { passwordLimits } from '@/domain/roles'
import { toast } from '@/toast/toast'
import { type PasswordProblems, type PasswordValues, problemsOf } from './passwordForm'
import { useChangePassword } from './useProfile'

const empty: PasswordValues = { currentPassword: '', newPassword: '', repeated: '' }

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password' },
  { name: 'repeated', label: 'Repeat new password', autoComplete: 'new-password' },
] as const

const hints: { [Name in keyof PasswordValues]?: string } = {
  newPassword: `At least ${passwordLimits.min} characters.`,
}

/** Changes one's own password, for which the old one is needed. */
export function PasswordForm({ username }: { username: string }) {
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<PasswordProblems>({})
  const change = useChangePassword()
  useUnsaved(Object.values(values).some(Boolean))
  const once = useSingleFlight()
  const form = useRef<HTMLFormElement>(null)
  useSaveKeys(form)
  const rememberPlace = useProblemFocus(form, problems, change.isPending)

  async function send() {
    try {
      await change.mutateAsync(values)
      setValues(empty)
    } catch (error) {
      if (error instanceof ApiError) setProblems(error.fieldErrors)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = problemsOf(values)
    rememberPlace()
    setProblems(found)
    if (Object.values(values).includes(''))
      toast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        variant: 'destructive',
      })
    if (!Object.keys(found).length) void once(send)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {fields.map(({ name, label, autoComplete }) => (
        <Field
          key={name}
          label={label}
          hint={hints[name]}
          error={problems[name]}
          isRequired
          className="w-full"
        >
          {(control) => (
            <input
              {...control}
              type="password"
              autoComplete={autoComplete}
              maxLength={passwordLimits.max}
              value={values[name]}
              onChange={(event) => {
                setProblems(({ [name]: _, ...others }) => others)
                setValues({ ...values, [name]: event.target.value })
              }}
            />
          )}
        </Field>
      ))}
      <Button variant="primary" type="submit" disabled={change.isPending}>
        {change.isPending ? 'Saving...' : 'Change Password'}
      </Button>
    </form>
  )
}
