'use client'

import { Bell } from 'lucide-react'
import { useState } from 'react'
import { mayAsk } from '@/admin/shared/newLeads/notifications'
import { Button } from '@/admin/shared/ui/Button'
import { useInBrowser } from '@/admin/shared/ui/useInBrowser'
import { toast } from '@/toast/toast'

/** Asks for permission to show notifications of the system; gone once the user has decided. */
export function NotifyButton() {
  const isInBrowser = useInBrowser()
  const [isDecided, setDecided] = useState(false)
  if (!isInBrowser || isDecided || !mayAsk()) return null
  async function ask() {
    const permission = await Notification.requestPermission()
    if (permission === 'default') return
    setDecided(true)
    toast(
      permission === 'granted'
        ? { title: 'Notifications are on', description: 'Your system will tell you about new leads.' }
        : {
            title: 'Notifications are blocked',
            description: "You can allow them in your browser's settings.",
            variant: 'destructive',
          },
    )
  }
  return (
    <Button variant="quiet" icon={<Bell aria-hidden size={14} />} onClick={() => void ask()}>
      Turn on notifications
    </Button>
  )
}
