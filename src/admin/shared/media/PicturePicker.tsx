'use client'

import { useRef, useState } from 'react'
import { Dialog } from '../dialogs/Dialog'
import { Button } from '../ui/Button'
import { firstField } from '../ui/firstField'
import { useDiscardQuestion } from '../ui/useDiscardQuestion'
import { Library } from './Library'
import type { LibraryPicture } from './pictureLibrary'
import { Uploader } from './Uploader'
import { useUploads } from './useUploads'

interface Props {
  /** Called with the chosen images in the order they were chosen; image fields store their `url`. */
  onPick: (pictures: LibraryPicture[]) => void
  onClose: () => void
  /** Allows several images. */
  isMultiple?: boolean
  /** Files to upload. */
  files?: File[]
}

const buttonLabel = (count: number) => (count > 1 ? `Use ${count} images` : 'Use image')

/**
 * Chooses images from the media library, or uploads new ones. Mounted only while open, so that each use starts empty;
 * it may open above another dialog.
 */
export function PicturePicker({ onPick, onClose, isMultiple = false, files = [] }: Props) {
  const [chosen, setChosen] = useState<LibraryPicture[]>([])
  const [stored, setStored] = useState('')
  const isChosen = ({ id }: LibraryPicture) => chosen.some((picture) => picture.id === id)

  const choose = (picture: LibraryPicture) => setChosen((all) => (isMultiple ? [...all, picture] : [picture]))
  const drop = ({ id }: LibraryPicture) => setChosen((all) => all.filter((picture) => picture.id !== id))
  const toggle = (picture: LibraryPicture) =>
    isMultiple && isChosen(picture) ? drop(picture) : choose(picture)

  const queue = useUploads((picture) => {
    choose(picture)
    setStored(`${picture.alt} was uploaded and selected.`)
  }, files)

  const { close, question } = useDiscardQuestion({ isDirty: queue.uploads.length > 0, onClose })
  const library = useRef<HTMLDivElement>(null)

  function pick() {
    onPick(chosen)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      title={isMultiple ? 'Choose images' : 'Choose an image'}
      size="wide"
      firstFocus={() => firstField(library.current)}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" disabled={!chosen.length || queue.isSending} onClick={pick}>
            {buttonLabel(chosen.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Uploader queue={queue} />
        <p role="status" className="sr-only">
          {stored}
        </p>
        <div ref={library}>
          <Library isChosen={isChosen} onToggle={toggle} isMultiple={isMultiple} />
        </div>
      </div>
      {question}
    </Dialog>
  )
}
