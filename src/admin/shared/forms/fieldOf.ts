/**
 * The name of the field in which something is wrong, such as `social.0.url`: what one text is made into, such as a list
 * of its lines, is one field. Empty where no field of the form is meant.
 */
export function fieldOf(values: object, path: readonly PropertyKey[]): string {
  const names: string[] = []
  let value: unknown = values
  for (const name of path) {
    if (typeof value !== 'object' || value === null) break
    if (!Object.hasOwn(value, name)) return names.join('.')
    names.push(String(name))
    value = (value as Record<PropertyKey, unknown>)[name]
  }
  return names.join('.')
}
