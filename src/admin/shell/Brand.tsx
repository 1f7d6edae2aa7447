import { Mark } from './Mark'

export function Brand() {
  return (
    <span className="flex items-center gap-2.5 font-display text-lg font-semibold tracking-tight text-ink">
      <Mark />
      Frontdesk
    </span>
  )
}
