import { useEffect, useRef } from 'react'
import type { Tool } from './tools'

interface Props {
  id: string
  tool: Tool
  isActive: boolean
  onActive: () => void
  onChoose: () => void
}

/** A tool in the slash menu. */
export function SlashOption({ id, tool, isActive, onActive, onChoose }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the text, whose keys choose it.
    <div
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseMove={onActive}
      // Keeps the cursor in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm aria-selected:bg-pressed"
    >
      <tool.icon aria-hidden size={16} className="text-muted" />
      {tool.label}
    </div>
  )
}
