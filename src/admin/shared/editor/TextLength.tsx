import { useDeferredValue, useMemo } from 'react'
import { countWords, readTime } from '@/domain/readTime'

interface Props {
  /** Without markup. */
  characters: number
  html: string
}

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

/** The length of the text: characters (specification §5), words, and the reading time that a save stores. */
export function TextLength({ characters, html }: Props) {
  const text = useDeferredValue(html)
  const [words, minutes] = useMemo(() => [countWords(text), readTime(text)], [text])
  return (
    <p>
      {counted(characters, 'character')} · {counted(words, 'word')} · {minutes} min read
    </p>
  )
}
