interface Place {
  /** Columns, from a tablet on. */
  columns: string
  /** The picture beside the text: left, or right of it; below one another otherwise. */
  beside?: 'left' | 'right'
  /** How wide the picture is drawn. */
  sizes: string
}

const wide = '(min-width: 80rem) 768px, (min-width: 64rem) 61vw, 90vw'
const seven = '(min-width: 80rem) 683px, (min-width: 48rem) 53vw, 90vw'
const five = '(min-width: 80rem) 477px, (min-width: 48rem) 37vw, 90vw'

/** Where the projects stand, over and over: one wide, then two of unequal width that do not align. */
const places: Place[] = [
  { columns: 'md:col-span-12', beside: 'left', sizes: wide },
  { columns: 'md:col-span-7', sizes: seven },
  { columns: 'md:col-span-5 md:mt-28', sizes: five },
  { columns: 'md:col-span-12', beside: 'right', sizes: wide },
  { columns: 'md:col-span-5 md:mt-28', sizes: five },
  { columns: 'md:col-span-7', sizes: seven },
]

export const placeOf = (index: number): Place => places[index % places.length] as Place
