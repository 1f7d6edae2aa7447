'use client'

import { Dices } from 'lucide-react'
import { Field } from '@/admin/shared/forms/Field'
import { Button } from '@/admin/shared/ui/Button'
import { passwordBytes, passwordOf } from '@/domain/password'
import { passwordHint } from '@/domain/passwordRules'
import { passwordLimits } from '@/domain/roles'

interface Props {
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** A password for someone else, typed or generated. Shown in plain text because it has to be passed on. */
export function NewPasswordField({ value, onChange, error }: Props) {
  return (
    <Field
      label="Password"
      hint={`${passwordHint} Ask them to change it after first login.`}
      error={error}
      isRequired
    >
      {(control) => (
        <div className="flex gap-2">
          <input
            {...control}
            className={`${control.className} font-mono`}
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={passwordLimits.max}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button
            icon={<Dices aria-hidden size={14} />}
            onClick={() => onChange(passwordOf(crypto.getRandomValues(new Uint8Array(passwordBytes))))}
          >
            Generate
          </Button>
        </div>
      )}
    </Field>
  )
}
