'use client'

import { SwitchField } from '@/admin/shared/forms/SwitchField'
import { setSingleKeys, useSingleKeys } from '@/admin/shared/ui/singleKeys'

/** Turns shortcuts off that speech input and slips of a hand would set off. */
export function Keyboard() {
  return (
    <SwitchField
      label="Single-key shortcuts"
      hint="Such as j, k, x, g and /. Others need Ctrl or Cmd and always work."
      value={useSingleKeys()}
      onChange={setSingleKeys}
    />
  )
}
