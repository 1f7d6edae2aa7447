/** A text that was written, imported or pasted. */
export interface Sample {
  name: string
  html: string
  /** The saved result; left out if it is unchanged. */
  becomes?: string
}
