'use client'

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { ArrowDown, ArrowUp, CaseSensitive, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { holdsEscape } from '../../ui/escape'
import { useSingleFlight } from '../../ui/useSingleFlight'
import { useFind } from './useFind'

/** What is to be found at first. */
export interface Found {
  words: string
  /** Changes each time it is asked for. */
  key: number
}

interface Props {
  /** Found at first: the selected words. */
  initial: string
  onClose: () => void
}

const inputClass =
  'min-h-8 w-0 min-w-16 max-w-64 grow rounded-md border border-edge bg-surface px-2.5 text-sm text-ink focus-visible:outline-2 focus-visible:outline-accent'
const buttonClass = 'min-h-8 shrink-0 px-2'
/** Side by side where there is room, else two lines. */
const rowClass = 'flex min-w-0 grow basis-80 items-center gap-1.5 max-sm:basis-full'

/** Finds and replaces words in the text. Enter goes to the next match, Shift+Enter to the previous one. */
export function FindBar({ initial, onClose }: Props) {
  const [editor] = useLexicalComposerContext()
  const [query, setQuery] = useState(initial)
  const [replacement, setReplacement] = useState('')
  const [isCaseSensitive, setIsCaseSensitive] = useState(false)
  const [replaced, setReplaced] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const find = useFind(editor, query, isCaseSensitive)
  const once = useSingleFlight()
  /** Buttons stay focusable: the last replacement must not lose the focus. */
  const none = find.count === 0

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  function close() {
    find.leave()
    onClose()
  }

  function search(next: string, isNextCaseSensitive: boolean) {
    setQuery(next)
    setIsCaseSensitive(isNextCaseSensitive)
    setReplaced(null)
    find.show(next, isNextCaseSensitive)
  }

  function replace() {
    find.replace(replacement)
    setReplaced(null)
  }

  async function replaceAll() {
    if (!none) setReplaced(await find.replaceAll(replacement))
  }

  /** Enter must not send the form around the editor. */
  const onEnter = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    act(event)
  }

  function status(): string {
    if (replaced !== null) return `Replaced ${replaced}`
    if (!query) return ''
    return none ? 'No results' : `${find.current + 1} of ${find.count}`
  }

  return (
    <search
      aria-label="Find and replace"
      {...{ [holdsEscape]: '' }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
      className="flex flex-wrap items-center gap-1.5 border-b border-line bg-raised p-1.5 text-sm"
    >
      <div className={rowClass}>
        <input
          ref={input}
          aria-label="Find"
          placeholder="Find"
          autoComplete="off"
          value={query}
          onChange={({ target }) => search(target.value, isCaseSensitive)}
          onKeyDown={onEnter(({ shiftKey }) => find.step(shiftKey ? -1 : 1))}
          className={inputClass}
        />
        <Button
          aria-label="Match case"
          aria-pressed={isCaseSensitive}
          icon={<CaseSensitive aria-hidden size={17} />}
          onClick={() => search(query, !isCaseSensitive)}
          className={`${buttonClass} aria-pressed:bg-accent-soft aria-pressed:text-accent-strong`}
        />
        <Button
          aria-label="Previous match"
          aria-disabled={none}
          icon={<ArrowUp aria-hidden size={16} />}
          onClick={() => find.step(-1)}
          className={buttonClass}
        />
        <Button
          aria-label="Next match"
          aria-disabled={none}
          icon={<ArrowDown aria-hidden size={16} />}
          onClick={() => find.step(1)}
          className={buttonClass}
        />
        <span role="status" className="shrink-0 px-1 text-muted tabular-nums">
          {status()}
        </span>
      </div>
      <div className={rowClass}>
        <input
          aria-label="Replace with"
          placeholder="Replace with"
          autoComplete="off"
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
          onKeyDown={onEnter(replace)}
          className={inputClass}
        />
        <Button aria-disabled={none} onClick={replace} className={buttonClass}>
          Replace
        </Button>
        <Button aria-disabled={none} onClick={() => void once(replaceAll)} className={buttonClass}>
          Replace all
        </Button>
        <Button
          aria-label="Close find and replace"
          variant="quiet"
          icon={<X aria-hidden size={16} />}
          onClick={close}
          className={`${buttonClass} ml-auto`}
        />
      </div>
    </search>
  )
}
