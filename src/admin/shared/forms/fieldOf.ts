/**
 * Maps the path of a validation issue to a form field, such as `social.0.url`. A field that is parsed into a list, such
 * as one item per line, counts as one. Returns '' if no field matches.
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
