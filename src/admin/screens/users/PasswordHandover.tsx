'use client'

import { Copy } from 'lucide-react'
import type { RefObject } from 'react'
import { loginPath } from '@/admin/paths'
import { Dialog } from '@/admin/shared/dialogs/Dialog'
import { Button } from '@/admin/shared/ui/Button'
import { toast } from '@/toast/toast'

export interface Handed {
  username: string
  password: string
}

interface Props extends Handed {
  onClose: () => void
  /** The dialog that opened this one has already unmounted. */
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Shows the password that was just set, with all that its owner needs to log in. It can't be retrieved again. */
export function PasswordHandover({ username, password, onClose, fallbackFocus }: Props) {
  const loginUrl = new URL(loginPath, location.origin).href
  async function copy() {
    try {
      // There is no clipboard without HTTPS.
      await navigator.clipboard.writeText(
        `Log in at: ${loginUrl}\nUsername: ${username}\nPassword: ${password}`,
      )
      toast({ title: 'Login details copied' })
    } catch {
      toast({ title: "Couldn't copy the login details", variant: 'destructive' })
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      fallbackFocus={fallbackFocus}
      title="Share this password"
      description="You won't be able to see it again."
      ignoresOutside
      actions={
        <>
          <Button icon={<Copy aria-hidden size={14} />} onClick={() => void copy()}>
            Copy login details
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        <dt className="text-muted">Log in at</dt>
        <dd className="font-mono wrap-anywhere">{loginUrl}</dd>
        <dt className="text-muted">Username</dt>
        <dd className="font-mono wrap-anywhere">{username}</dd>
        <dt className="text-muted">Password</dt>
        <dd className="font-mono wrap-anywhere select-all">{password}</dd>
      </dl>
    </Dialog>
  )
}
