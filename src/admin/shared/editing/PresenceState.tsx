import { type RefObject, useState } from 'react'
import type { Presence } from '@/domain/entities'
import { toastFailure } from '../api/toastFailure'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { Button } from '../ui/Button'
import { useLeaveFocus } from '../ui/useLeaveFocus'
import { useSingleFlight } from '../ui/useSingleFlight'

interface Props {
  other: Presence['other']
  takeOver: () => Promise<void>
  /** Takes the focus when the button is gone. */
  fallbackFocus: RefObject<HTMLElement | null>
}

interface ButtonProps extends Pick<Props, 'fallbackFocus'> {
  onClick: () => void
}

function TakeOver({ fallbackFocus, onClick }: ButtonProps) {
  const button = useLeaveFocus<HTMLButtonElement>(fallbackFocus)
  return (
    <Button ref={button} onClick={onClick}>
      Take over
    </Button>
  )
}

/** Says who else has the entry open in the full editor, and offers to take over. */
export function PresenceState({ other, takeOver, fallbackFocus }: Props) {
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
    <div
      className={`flex min-w-0 items-center gap-2 text-sm ${other ? 'max-md:basis-full xl:shrink-0' : 'max-md:absolute'}`}
    >
      <p role="status" className="max-w-52 wrap-anywhere xl:max-w-36">
        {other && (other.isYou ? "You're editing this in another tab" : `${other.name} is editing`)}
      </p>
      {other && <TakeOver fallbackFocus={fallbackFocus} onClick={() => setAsking(true)} />}
      <ConfirmDialog
        isOpen={isAsking && other !== null}
        onClose={() => setAsking(false)}
        onConfirm={() => void once(confirm)}
        title={other?.isYou ? 'Take over from the other tab?' : `Take over from ${other?.name}?`}
        description="They'll be told. What you both write is saved and merged; if you change the same field, you'll be asked."
        confirm="Take over"
        variant="primary"
        fallbackFocus={fallbackFocus}
      />
    </div>
  )
}
