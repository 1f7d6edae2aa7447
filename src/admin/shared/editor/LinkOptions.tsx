import { Popover } from 'radix-ui'
import { type RefObject, useEffect, useRef } from 'react'
import type { LinkSuggestion } from './useLinkSuggestions'

interface Props {
  id: string
  /** The field, which keeps the focus. */
  field: RefObject<HTMLInputElement | null>
  options: LinkSuggestion[]
  /** The index of the one that Enter chooses; -1 if none. */
  active: number
  onActive: (index: number) => void
  onChoose: (option: LinkSuggestion) => void
}

export const optionId = (id: string, index: number) => `${id}-${index}`

/** The pages that a link may lead to, below its field. */
export function LinkOptions({ id, field, options, active, onActive, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    // Within the dialog, as assistive technology expects.
    <Popover.Portal container={field.current?.closest<HTMLElement>('[role=dialog]') ?? null}>
      <Popover.Content
        ref={list}
        role="listbox"
        id={id}
        aria-label="Pages of this site"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.target === field.current && event.preventDefault()}
        className="frontdesk z-[29] max-h-[min(18rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) overflow-y-auto rounded-lg border border-line bg-surface p-1 text-ink shadow-lg"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys choose it.
          <div
            key={option.path}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseMove={() => onActive(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-2.5 text-sm aria-selected:bg-pressed"
          >
            <span className="truncate">{option.title}</span>
            <span className="ml-auto shrink-0 text-muted">{option.type}</span>
          </div>
        ))}
      </Popover.Content>
    </Popover.Portal>
  )
}
