'use client'

import { type ReactNode, useId } from 'react'

/**
 * A visible set of radio buttons, used for currency and theme. Without React, `browser/pickers` finds it by its
 * `choice`.
 */
export function ChoicePicker<Value extends string>({
  choice,
  legend,
  choices,
  value,
  onChoose,
}: {
  /** The current value, as set on the root element. */
  choice: string
  legend: string
  choices: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChoose: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset data-choice={choice}>
      <legend className="mb-1 text-muted text-small">{legend}</legend>
      <div className={`grid gap-1 ${choices.length === 3 ? 'grid-cols-[repeat(3,auto)]' : 'grid-cols-2'}`}>
        {choices.map((each) => (
          <label key={each.value} className="choice">
            <input
              type="radio"
              name={name}
              value={each.value}
              checked={each.value === value}
              onChange={() => onChoose(each.value)}
              className="accent-(--accent-fill)"
            />
            {each.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
