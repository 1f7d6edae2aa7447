/** A stored value and its label. */
export interface Choice<Value extends string = string> {
  value: Value
  label: string
}

/** The label of a value; the value itself if it isn't one of the choices. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value
}

/** The values of a list of choices, typed for `z.enum`. */
export function valuesOf<const Choices extends readonly [Choice, ...Choice[]]>(choices: Choices) {
  return choices.map((choice) => choice.value) as [Choices[number]['value'], ...Choices[number]['value'][]]
}
