/** A part of a text: of all its elements of this kind, the one at `index`, in document order. */
export interface TextPlace {
  kind: 'heading' | 'paragraph' | 'link' | 'image'
  index: number
}

/** What an editor may want to change. It never prevents saving or publishing. */
export interface Suggestion {
  /** A sentence. */
  text: string
  /** The form field that it is about. */
  field: string
  /** In a field with formatted text. */
  place?: TextPlace
}
