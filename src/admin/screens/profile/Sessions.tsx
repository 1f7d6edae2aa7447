'use client'

import { LogOut } from 'lucide-react'
import { Badge } from '@/admin/shared/ui/Badge'
import { Button } from '@/admin/shared/ui/Button'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import type { ProfileEntity } from '@/domain/entities'
import { useEndOtherSessions } from './useProfile'

/** Errors are already shown in a toast. */
const stay = () => undefined

/** The user's active sessions; every session but this one can be ended. */
export function Sessions({ sessions }: { sessions: ProfileEntity['openSessions'] }) {
  const ending = useEndOtherSessions()
  const once = useSingleFlight()
  return (
    <div className="flex flex-col items-start gap-4">
      <ul className="w-full rounded-xl border border-line">
        {sessions.map(({ id, createdAt, isCurrent }) => (
          <li key={id} className="flex items-center gap-2 border-b border-line px-4 py-2.5 last:border-b-0">
            <span>
              Logged in <RelativeTime iso={createdAt} />
            </span>
            {isCurrent && <Badge tone="green">This session</Badge>}
          </li>
        ))}
      </ul>
      <Button
        icon={<LogOut aria-hidden size={14} />}
        disabled={ending.isPending || sessions.length < 2}
        onClick={() => void once(() => ending.mutateAsync().catch(stay))}
      >
        End other sessions
      </Button>
    </div>
  )
}
