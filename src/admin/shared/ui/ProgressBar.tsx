interface Props {
  label: string
  /** Undefined while the total is unknown. */
  value?: number | undefined
  total?: number | undefined
}

// Without its border, browsers draw the bar in their own colors.
const look =
  'h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent'

/** The progress of a task. */
export function ProgressBar({ label, value, total }: Props) {
  return <progress aria-label={label} className={look} {...(total && { value, max: total })} />
}
