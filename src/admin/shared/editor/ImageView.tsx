'use client'

import { $getNodeByKey, type NodeKey } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { useLexicalNodeSelection } from '@payloadcms/richtext-lexical/lexical/react/useLexicalNodeSelection'
import { ImageOff, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/Button'
import { ImageDialog } from './ImageDialog'
import type { InlineImage } from './InlineImage'

interface Props extends InlineImage {
  nodeKey: NodeKey
  onChange: (image: InlineImage) => void
}

/** An image in the text, with its actions. */
export function ImageView({ nodeKey, src, alt, caption, onChange }: Props) {
  const [editor] = useLexicalComposerContext()
  const isEditable = useLexicalEditable()
  const [isSelected, setIsSelected, clearSelection] = useLexicalNodeSelection(nodeKey)
  const [isEditing, setIsEditing] = useState(false)
  const [missing, setMissing] = useState<string>()
  const isMissing = missing === src
  const name = alt || 'image without alt text'

  function remove() {
    editor.update(() => {
      const node = $getNodeByKey(nodeKey)
      node?.selectPrevious()
      node?.remove()
    })
    editor.focus()
  }

  const select = () => {
    clearSelection()
    setIsSelected(true)
  }

  return (
    <figure className={`relative max-w-full ${isMissing ? 'w-full' : 'w-fit'}`}>
      {isMissing ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: same as for the image.
        // biome-ignore lint/a11y/useKeyWithClickEvents: same as for the image.
        <div
          onClick={select}
          className={`flex min-h-28 items-center gap-3 rounded-md border border-dashed border-edge p-4 pr-28 font-sans text-sm text-muted ${isSelected ? 'outline-3 outline-offset-2 outline-accent' : ''}`}
        >
          <ImageOff aria-hidden size={20} className="shrink-0" />
          <span className="wrap-anywhere">
            The image at {src} couldn't be loaded. Choose another one or remove it.
          </span>
        </div>
      ) : (
        // biome-ignore lint/performance/noImgElement: shown as the site shows it.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys select it.
        <img
          src={src}
          alt={alt}
          draggable={false}
          onClick={select}
          onError={() => setMissing(src)}
          className={isSelected ? 'outline-3 outline-offset-2 outline-accent' : ''}
        />
      )}
      {caption && <figcaption>{caption}</figcaption>}
      {isEditable && (
        <div className="absolute top-2 right-2 flex gap-1.5 font-sans">
          <Button
            icon={<Pencil aria-hidden size={14} />}
            aria-label={`Change ${name}`}
            onClick={() => setIsEditing(true)}
          />
          <Button
            variant="danger"
            icon={<Trash2 aria-hidden size={14} />}
            aria-label={`Remove ${name}`}
            onClick={remove}
          />
        </div>
      )}
      {isEditing && (
        <ImageDialog image={{ src, alt, caption }} onSave={onChange} onClose={() => setIsEditing(false)} />
      )}
    </figure>
  )
}
