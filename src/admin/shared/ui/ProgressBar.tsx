interface Props {
  label: string
  /** Unknown as long as the total is. */
  value?: number | undefined
  total?: number | undefined
}

// Without its border, browsers draw the bar in colors of their own.
const look =
  'h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent'

/** How much of a task is done. */
export function ProgressBar({ label, value, total }: Props) {
  return <progress aria-label={label} className={look} {...(total && { value, max: total })} />
}
