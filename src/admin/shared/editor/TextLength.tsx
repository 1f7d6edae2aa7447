import { useDeferredValue, useMemo } from 'react'
import { pluralize } from '@/domain/pluralize'
import { countWords, readTime } from '@/domain/readTime'

interface Props {
  /** Without markup. */
  characters: number
  html: string
}

/** The length of the text: characters (specification §5), words, and the reading time that a save stores. */
export function TextLength({ characters, html }: Props) {
  const text = useDeferredValue(html)
  const [words, minutes] = useMemo(() => [countWords(text), readTime(text)], [text])
  return (
    <p>
      {pluralize(characters, 'character')} · {pluralize(words, 'word')} · {minutes} min read
    </p>
  )
}
