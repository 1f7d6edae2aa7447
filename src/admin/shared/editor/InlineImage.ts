/** An image between the paragraphs of a text. */
export interface InlineImage {
  src: string
  alt: string
  /** Shown below it; empty for none. */
  caption: string
}
