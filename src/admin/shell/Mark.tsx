/** The desk bell. The same drawing as `public/frontdesk.svg`. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width={size} height={size} style={{ flexShrink: 0 }}>
      <rect width="32" height="32" rx="8" fill="#4f46e5" />
      <path d="M7 20a9 9 0 0 1 18 0Z" fill="#fff" />
      <rect x="5" y="22" width="22" height="2.5" rx="1.25" fill="#fff" />
      <circle cx="16" cy="8.25" r="1.75" fill="#ffb020" />
    </svg>
  )
}
