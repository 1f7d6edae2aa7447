/** Where a project stands, and how large. */
export interface Place {
  /** Number of columns, on tablets and wider. */
  columns: string
  /** Which side of the text the image is on; unset stacks them. */
  beside?: 'left' | 'right'
  /** The rendered width of the image. */
  sizes: string
}

const wide = '(min-width: 80rem) 768px, (min-width: 64rem) 61vw, 90vw'
const seven = '(min-width: 80rem) 683px, (min-width: 64rem) 53vw, (min-width: 48rem) 44vw, 90vw'
const five = '(min-width: 80rem) 477px, (min-width: 64rem) 37vw, (min-width: 48rem) 44vw, 90vw'

/**
 * The repeating layout of projects: a wide one, then two side by side, alike on tablets and on desks of unequal width that
 * don't align.
 */
const places: Place[] = [
  { columns: 'md:col-span-12', beside: 'left', sizes: wide },
  { columns: 'md:col-span-6 lg:col-span-7', sizes: seven },
  { columns: 'md:col-span-6 lg:col-span-5 lg:mt-28', sizes: five },
  { columns: 'md:col-span-12', beside: 'right', sizes: wide },
  { columns: 'md:col-span-6 lg:col-span-5 lg:mt-28', sizes: five },
  { columns: 'md:col-span-6 lg:col-span-7', sizes: seven },
]

/** The place of one of `count` projects. One left over at the end is wide, as half of its row would be empty. */
export function placeOf(index: number, count: number): Place {
  const isAlone = index === count - 1 && index % 3 === 1
  return places[(isAlone ? index + 2 : index) % places.length] as Place
}
