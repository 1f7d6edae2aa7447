/** A grey placeholder, sized by its class names; the screen announces elsewhere that it is loading. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-md bg-pressed ${className}`} />
}
