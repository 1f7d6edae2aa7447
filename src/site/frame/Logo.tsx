/** The logo, a kite's wing folded from two sails, and the name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5 font-bold font-display text-[1.375rem] tracking-[-0.03em]">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" className="shrink-0">
        <path d="M4 5h13.5L28 28 4 17.5z" className="fill-accent" />
        <path d="M4 5l24 23-7.4-16.2L17.5 5z" className="fill-accent-text" />
        <path d="M4 21.5l9.5 4.2L4 28z" fill="#ffb020" />
      </svg>
      <span className="truncate">{name}</span>
    </span>
  )
}
