'use client'

import { useTheme } from '@payloadcms/ui'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'

const themes = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'auto', label: 'System', Icon: Monitor },
] as const

/** Light, dark or system. Sets Payload's own preference, so that its screens follow. */
export function ThemeSwitch() {
  const { theme, autoMode, setTheme } = useTheme()
  const name = useId()
  const chosen = autoMode ? 'auto' : theme
  return (
    <fieldset className="flex rounded-md border border-line p-0.5">
      <legend className="sr-only">Theme</legend>
      {themes.map(({ value, label, Icon }) => (
        <label
          key={value}
          title={label}
          className="relative grid size-7 cursor-pointer place-items-center rounded-sm text-muted hover:text-ink has-checked:bg-pressed has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={chosen === value}
            // Payload accepts `auto`, but its types don't list it.
            onChange={() => setTheme(value as typeof theme)}
          />
          <span className="sr-only">{label}</span>
          <Icon aria-hidden size={14} />
        </label>
      ))}
    </fieldset>
  )
}
