/** A kite of two sails over its line: the mark, drawn large. */
export function HeroPicture() {
  return (
    <svg viewBox="0 0 640 560" className="h-auto w-full" aria-hidden="true">
      <path d="M60 40h330l190 420L60 270z" className="fill-accent" />
      <path d="M60 40l520 420L440 190 390 40z" className="fill-accent-text" />
      <path d="M60 340l190 84L60 480z" fill="#ffb020" />
    </svg>
  )
}
