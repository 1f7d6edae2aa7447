import { useState } from 'react'
import type { Presence } from '@/domain/entities'
import { toastFailure } from '../api/toastFailure'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { Button } from '../ui/Button'
import { useSingleFlight } from '../ui/useSingleFlight'

interface Props {
  other: Presence['other']
  takeOver: () => Promise<void>
}

/** Says who else has the entry open in the full editor, and offers to take over. */
export function PresenceState({ other, takeOver }: Props) {
  const [isAsking, setAsking] = useState(false)
  const once = useSingleFlight()

  async function confirm() {
    setAsking(false)
    try {
      await takeOver()
    } catch (error) {
      toastFailure("Couldn't take over", error)
    }
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 text-sm">
      <p role="status" className="wrap-anywhere">
        {other && (other.isYou ? "You're editing this in another tab" : `${other.name} is editing`)}
      </p>
      {other && <Button onClick={() => setAsking(true)}>Take over</Button>}
      <ConfirmDialog
        isOpen={isAsking && other !== null}
        onClose={() => setAsking(false)}
        onConfirm={() => void once(confirm)}
        title={other?.isYou ? 'Take over from the other tab?' : `Take over from ${other?.name}?`}
        description="They'll be told. What you both write is saved and merged; if you change the same field, you'll be asked."
        confirm="Take over"
        variant="primary"
      />
    </div>
  )
}
