/** A gray placeholder, sized by its class names. The screen announces loading elsewhere. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-md bg-pressed ${className}`} />
}
