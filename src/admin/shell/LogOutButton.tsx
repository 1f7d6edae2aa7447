'use client'

import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { forgetKeptForms } from '../crud/keptForms'
import { logOut } from '../logOut'
import { Button } from '../ui/Button'
import { leave } from '../ui/unsaved'

export function LogOutButton() {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Button
      look="quiet"
      icon={<LogOut aria-hidden size={15} />}
      disabled={isLeaving}
      onClick={() =>
        leave(
          () => {
            setLeaving(true)
            forgetKeptForms()
            void logOut()
          },
          { forgets: true },
        )
      }
    >
      Log out
    </Button>
  )
}
