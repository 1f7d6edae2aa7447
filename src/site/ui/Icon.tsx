import { createElement } from 'react'
import { icons } from './icons'

export type IconName = keyof typeof icons

/** A decorative icon next to a text that says the same; `size` in pixels. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={`icon ${className ?? ''}`}
    >
      {icons[name].map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  )
}
