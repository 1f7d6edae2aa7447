import type { ReactNode } from 'react'
import { Button } from '../ui/Button'
import { Tooltip } from '../ui/Tooltip'

interface Props {
  label: string
  icon: ReactNode
  /** Whether what it shows is open. */
  isPressed: boolean
  /** Shown beside the icon; none if 0. */
  count?: number
  onClick: () => void
}

/** Shows or hides a part of the editor. Below 1536 px its label is only a tooltip, so that the bar stays one row. */
export function BarButton({ label, icon, isPressed, count = 0, onClick }: Props) {
  return (
    <Tooltip text={label}>
      <Button
        variant={isPressed ? 'secondary' : 'quiet'}
        aria-pressed={isPressed}
        icon={icon}
        onClick={onClick}
        className="max-2xl:px-2.5"
      >
        <span className="max-2xl:sr-only">{label}</span>
        {count > 0 && <span className="tabular-nums">{count}</span>}
      </Button>
    </Tooltip>
  )
}
