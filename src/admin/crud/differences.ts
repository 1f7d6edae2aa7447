/** `longDescription` → `long description`, `isActive` → `active`. */
const inWords = (name: string) =>
  name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase()

/** The fields in which two versions of a form differ, in words. */
export function differences(mine: object, theirs: object): string[] {
  const other = theirs as Record<string, unknown>
  return Object.entries(mine)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(other[name]))
    .map(([name]) => inWords(name))
}
