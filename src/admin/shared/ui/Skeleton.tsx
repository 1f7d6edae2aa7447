/** A grey stand-in of the size that the class names give; the screen says elsewhere that it loads. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-md bg-pressed ${className}`} />
}
