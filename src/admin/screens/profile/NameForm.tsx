'use client'

import { type FormEvent, useRef, useState } from 'react'
import { TextField } from '@/admin/shared/forms/TextField'
import { useProblemFocus } from '@/admin/shared/forms/useProblemFocus'
import { useSaveKeys } from '@/admin/shared/forms/useSaveKeys'
import { Button } from '@/admin/shared/ui/Button'
import { useUnsaved } from '@/admin/shared/ui/unsaved'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import { accountLimits } from '@/domain/roles'
import { useSaveName } from './useProfile'

/** The notification has said what failed. */
const stay = () => undefined

/** How colleagues know the person. */
export function NameForm({ stored }: { stored: string | null }) {
  const [name, setName] = useState(stored ?? '')
  const saving = useSaveName()
  useUnsaved(name !== (stored ?? ''))
  const once = useSingleFlight()
  const form = useRef<HTMLFormElement>(null)
  useSaveKeys(form)
  const rememberPlace = useProblemFocus(form, undefined, saving.isPending)
  function submit(event: FormEvent) {
    event.preventDefault()
    rememberPlace()
    void once(() => saving.mutateAsync(name).then((saved) => setName(saved.name ?? ''), stay))
  }
  return (
    <form ref={form} onSubmit={submit} className="flex flex-col items-start gap-4">
      <TextField
        label="Name"
        hint="Display name. Your username can't be changed."
        maxLength={accountLimits.name}
        value={name}
        onChange={setName}
        className="w-full"
      />
      <Button variant="primary" type="submit" disabled={saving.isPending}>
        {saving.isPending ? 'Saving...' : 'Save Name'}
      </Button>
    </form>
  )
}
