'use client'

import { type ReactNode, useId } from 'react'

/** One of a few, each in sight: language, currency and theme are chosen alike. */
export function ChoicePicker<Value extends string>({
  legend,
  choices,
  value,
  onChoose,
}: {
  legend: string
  choices: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChoose: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-muted text-small">{legend}</legend>
      <div className={`grid gap-1 ${choices.length === 3 ? 'grid-cols-[repeat(3,auto)]' : 'grid-cols-2'}`}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex cursor-pointer items-center gap-2 rounded-control px-2.5 py-2 hover:bg-tint has-checked:bg-accent-tint has-checked:font-semibold has-checked:text-accent-text"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="accent-(--accent-fill)"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
