import type { ReactNode } from 'react'

/** The frame of a picture in an entry of class `group`, whose whole face is a link: it comes closer under the pointer. */
export function Zoom({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`overflow-hidden rounded-card ${className}`}>
      <div className="transition-transform duration-250 ease-calm group-hover:scale-[1.02]">{children}</div>
    </div>
  )
}
