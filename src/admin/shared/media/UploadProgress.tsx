interface Props {
  name: string
  progress: number
}

/** Upload progress of a file; `progress` from 0 to 1. */
export function UploadProgress({ name, progress }: Props) {
  const percent = Math.round(progress * 100)
  return (
    <div
      role="progressbar"
      aria-label={`Uploading ${name}`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 overflow-hidden rounded-full bg-pressed"
    >
      <div className="h-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  )
}
