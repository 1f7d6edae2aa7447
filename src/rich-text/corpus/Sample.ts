/** A text that was typed, imported or pasted. */
export interface Sample {
  name: string
  html: string
  /** The saved result; omitted if unchanged. */
  becomes?: string
}
