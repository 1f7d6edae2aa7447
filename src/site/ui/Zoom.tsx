import type { ReactNode } from 'react'

/** Frames the image of a linked entry with class `group`; zooms in on hover. */
export function Zoom({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`overflow-hidden rounded-card ${className}`}>
      <div className="transition-transform duration-250 ease-calm group-hover:scale-[1.02]">{children}</div>
    </div>
  )
}
