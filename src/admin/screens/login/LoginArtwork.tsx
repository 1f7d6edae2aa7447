/** The decorative half of the login page on wide screens: a drawing and the tagline. */
export function LoginArtwork() {
  return (
    <aside className="wings">
      <svg aria-hidden="true" viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice">
        <path d="M600 40 220 330 600 420Z" fill="#6366f1" />
        <path d="M220 330 600 420V600Z" fill="#4338ca" />
        <path d="M220 330 340 600H600Z" fill="#312e81" />
        <path d="M220 330 40 420 340 600Z" fill="#ffb020" />
        <path d="M600 40 220 330 40 420" fill="none" stroke="#f3f2ee" strokeOpacity=".35" />
      </svg>
      <p>
        Every inquiry answered.
        <br />
        Every page up to date.
      </p>
    </aside>
  )
}
