/** The value of a tag's attribute, with its entities; null if it has none. */
export function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)
  return found ? (found[1] ?? found[2] ?? '') : null
}
