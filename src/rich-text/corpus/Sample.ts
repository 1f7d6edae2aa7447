/** A text that somebody wrote, imported or pasted. */
export interface Sample {
  name: string
  html: string
  /** What it is when it was saved; left out where it stays as it is. */
  becomes?: string
}
