'use client'

import { type RefObject, useState } from 'react'
import { contentLimits } from '@/domain/categories'
import { FormDialog } from '../dialogs/FormDialog'
import { RestoredNotice } from '../forms/KeptNotices'
import { TextAreaField } from '../forms/TextAreaField'
import { TextField } from '../forms/TextField'
import { usePersistedForm } from '../forms/usePersistedForm'
import { useSingleFlight } from '../ui/useSingleFlight'
import { DeletePicture } from './DeletePicture'
import { FocalPoint } from './FocalPoint'
import type { LibraryPicture } from './library'
import { measures } from './MediaTile'
import { Places } from './Places'
import { pictureTags, toPictureValues } from './pictureForm'
import { ReplaceFile } from './ReplaceFile'
import { useReplacement } from './useReplacement'
import { useSavePicture } from './useSavePicture'

interface Props {
  picture: LibraryPicture
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** The dialog of a picture: its text, tags and focal point, its file, and where it is shown. */
export function EditPicture({ picture, onClose, fallbackFocus }: Props) {
  const form = usePersistedForm(`media:${picture.id}`, toPictureValues(picture), picture.updatedAt)
  const { values, set } = form
  const replacement = useReplacement()
  const [problem, setProblem] = useState<string>()
  const { save, progress, isSaving } = useSavePicture(picture.id)
  const once = useSingleFlight()

  function close() {
    form.forget()
    onClose()
  }

  function submit() {
    const alt = values.alt.trim()
    if (!alt) return setProblem('Describe the image in a few words.')
    setProblem(undefined)
    const { focalX, focalY } = values
    const changes = { alt, tags: pictureTags(values.tags), focalX, focalY }
    void once(() => save(changes, replacement.file).then(close, replacement.tell))
  }

  return (
    <FormDialog
      title="Edit Image"
      description={`${picture.filename} · ${measures(picture)}`}
      save="Save Image"
      isSaving={isSaving}
      isDirty={form.isDirty || replacement.file !== null}
      isKept={replacement.file === null}
      onSave={submit}
      onClose={close}
      problems={problem ? { alt: problem } : {}}
      fallbackFocus={fallbackFocus}
      size="wide"
    >
      {form.isRestored && <RestoredNotice onDiscard={form.startAfresh} />}
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <FocalPoint
          url={replacement.preview ?? picture.large}
          x={values.focalX}
          y={values.focalY}
          onChange={(focalX, focalY) => set({ focalX, focalY })}
        />
        <div className="flex min-w-0 flex-col gap-4">
          <TextAreaField
            label="Alternative text"
            name="alt"
            rows={2}
            isRequired
            hint="Describe the image for screen readers."
            maxLength={contentLimits.altText}
            value={values.alt}
            onChange={(alt) => {
              setProblem(undefined)
              set({ alt })
            }}
            error={problem}
          />
          <TextField
            label="Tags"
            name="tags"
            hint="Separate with commas, such as office, team."
            maxLength={contentLimits.listItem * contentLimits.listItems}
            value={values.tags}
            onChange={(tags) => set({ tags })}
          />
          <ReplaceFile replacement={replacement} progress={isSaving ? progress : null} />
          <Places id={picture.id} />
          <DeletePicture picture={picture} onDeleted={close} fallbackFocus={fallbackFocus} />
        </div>
      </div>
    </FormDialog>
  )
}
