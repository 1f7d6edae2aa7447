import { type ComponentProps, useRef } from 'react'
import { flushSync } from 'react-dom'

type Direction = 'up' | 'down'

/** What makes a button move a row. */
export type MoveProps = Pick<ComponentProps<'button'>, 'ref' | 'disabled' | 'onClick'>

/** The rows with one of them moved. */
function moved<Row>(rows: Row[], from: number, to: number): Row[] {
  const rest = rows.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...rows.slice(from, from + 1))
}

/** Buttons that move the rows of a list up and down, with the focus going along. Rows need their index as their key. */
export function useReordering<Row>(rows: Row[], onChange: (rows: Row[]) => void) {
  const buttons = useRef(new Map<string, HTMLButtonElement>())

  function move(from: number, direction: Direction) {
    const to = direction === 'up' ? from - 1 : from + 1
    flushSync(() => onChange(moved(rows, from, to)))
    // At an end its own button is disabled.
    const isEnd = to === 0 || to === rows.length - 1
    const other = direction === 'up' ? 'down' : 'up'
    buttons.current.get(`${isEnd ? other : direction} ${to}`)?.focus()
  }

  return (index: number, direction: Direction): MoveProps => ({
    ref: (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(`${direction} ${index}`, button)
    },
    disabled: index === (direction === 'up' ? 0 : rows.length - 1),
    onClick: () => move(index, direction),
  })
}
