'use client'

import { $getNodeByKey, HISTORY_MERGE_TAG, type NodeKey } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useContext, useEffect } from 'react'
import { Thumbnail } from '../ui/Thumbnail'
import { editTag } from './editTag'
import { $createImageNode } from './nodes/ImageNode'
import { UploadsContext } from './uploadsContext'

interface Props {
  uploadKey: string
  nodeKey: NodeKey
}

const words = {
  waiting: 'needs alternative text',
  sending: 'is uploading…',
  failed: "couldn't be uploaded",
  refused: "can't be uploaded",
} as const

/** Keeps the place of an image until it is uploaded. */
export function UploadView({ uploadKey, nodeKey }: Props) {
  const [editor] = useLexicalComposerContext()
  const { uploads, stored } = useContext(UploadsContext)
  const upload = uploads.find(({ key }) => key === uploadKey)

  useEffect(() => {
    if (upload) return
    const picture = stored(uploadKey)
    editor.update(
      () => {
        const node = $getNodeByKey(nodeKey)
        if (picture) node?.replace($createImageNode({ src: picture.url, alt: picture.alt, caption: '' }))
        else node?.remove()
      },
      // One step with the insertion, so that undo removes the image.
      { tag: [HISTORY_MERGE_TAG, editTag] },
    )
  }, [editor, nodeKey, stored, upload, uploadKey])

  if (!upload) return null
  return (
    <div className="flex w-fit max-w-full items-center gap-3 rounded-md border border-dashed border-edge p-3 font-sans text-sm text-muted">
      <Thumbnail url={upload.preview} className="size-16 shrink-0 rounded-md" />
      <span className="wrap-anywhere">
        {upload.file.name} {words[upload.state]}
      </span>
    </div>
  )
}
