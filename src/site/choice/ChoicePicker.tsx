'use client'

import { type ReactNode, useId } from 'react'

/**
 * One of a few, each in sight: currency and theme are chosen alike. Where React does not run, `browser/pickers` finds
 * it by its `choice`.
 */
export function ChoicePicker<Value extends string>({
  choice,
  legend,
  choices,
  value,
  onChoose,
}: {
  /** What is chosen, as the root element names it. */
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
