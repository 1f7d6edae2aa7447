'use client'

import {
  COMMAND_PRIORITY_CRITICAL,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalCommand,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { Popover } from 'radix-ui'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { SlashOption } from './SlashOption'
import { $removeSlashQuery } from './slash'
import { findInsertions, type Tool } from './tools'
import { useSlashQuery } from './useSlashQuery'

/** The menu is in the dialog or page of its text, as assistive technology expects. */
const landmarkOf = (element: HTMLElement | null) =>
  element?.closest<HTMLElement>('[role=dialog], main') ?? null

const keepFocus = (event: Event) => event.preventDefault()

/** Offers the tools that insert something after a slash at the start of a line; typing filters them. */
export function SlashMenu({ onTool }: { onTool: (tool: Tool) => void }) {
  const [editor] = useLexicalComposerContext()
  const { query, dismiss } = useSlashQuery(editor)
  const [chosen, setChosen] = useState({ index: 0, text: '' })
  const id = useId()
  const tools = query ? findInsertions(query.text) : []
  const isOpen = tools.length > 0
  // Another query begins with its first tool.
  const active = chosen.text === query?.text ? chosen.index : 0
  const optionId = (index: number) => `${id}-${index}`
  const activate = (index: number) => setChosen({ index, text: query?.text ?? '' })
  const place = useRef({
    getBoundingClientRect: () => new DOMRect(),
  })
  if (query)
    place.current = {
      getBoundingClientRect: () =>
        editor.getElementByKey(query.key)?.getBoundingClientRect() ?? new DOMRect(),
    }

  function choose(tool: Tool | undefined) {
    if (!tool) return
    editor.update($removeSlashQuery, { discrete: true })
    onTool(tool)
  }

  const move = useEffectEvent((step: number) => activate((active + step + tools.length) % tools.length))
  const chooseActive = useEffectEvent(() => choose(tools[active]))
  const close = useEffectEvent(dismiss)

  useEffect(() => {
    const root = editor.getRootElement()
    if (!isOpen || !root) return
    const on = <Key extends KeyboardEvent | null>(command: LexicalCommand<Key>, act: () => void) =>
      editor.registerCommand(
        command,
        (event) => {
          if (event?.isComposing || event?.shiftKey) return false
          event?.preventDefault()
          act()
          return true
        },
        COMMAND_PRIORITY_CRITICAL,
      )
    root.setAttribute('aria-controls', id)
    root.addEventListener('blur', close)
    const stop = mergeRegister(
      on(KEY_ARROW_DOWN_COMMAND, () => move(1)),
      on(KEY_ARROW_UP_COMMAND, () => move(-1)),
      on(KEY_ENTER_COMMAND, chooseActive),
      on(KEY_ESCAPE_COMMAND, close),
    )
    return () => {
      stop()
      root.removeEventListener('blur', close)
      root.removeAttribute('aria-controls')
    }
  }, [editor, id, isOpen])

  useEffect(() => {
    const root = editor.getRootElement()
    if (isOpen) root?.setAttribute('aria-activedescendant', `${id}-${active}`)
    return () => root?.removeAttribute('aria-activedescendant')
  }, [editor, id, isOpen, active])

  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => open || dismiss()} modal={false}>
      <Popover.Anchor virtualRef={place} />
      <Popover.Portal container={landmarkOf(editor.getRootElement())}>
        <Popover.Content
          role="listbox"
          id={id}
          aria-label="Insert"
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
          className="frontdesk z-[27] max-h-72 w-60 overflow-y-auto rounded-lg border border-line bg-surface p-1 text-ink shadow-lg"
        >
          {tools.map((tool, index) => (
            <SlashOption
              key={tool.label}
              id={optionId(index)}
              tool={tool}
              isActive={index === active}
              onActive={() => activate(index)}
              onChoose={() => choose(tool)}
            />
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
