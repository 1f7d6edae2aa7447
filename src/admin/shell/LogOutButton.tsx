'use client'

import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { logOut } from '../session/logOut'
import { deleteFormDrafts } from '../shared/forms/formDrafts'
import { Button } from '../shared/ui/Button'
import { leave } from '../shared/ui/unsaved'

export function LogOutButton() {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Button
      variant="quiet"
      icon={<LogOut aria-hidden size={15} />}
      disabled={isLeaving}
      onClick={() =>
        leave(
          () => {
            setLeaving(true)
            deleteFormDrafts()
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
