'use client'

import type { RefObject } from 'react'
import { contentLimits } from '@/domain/categories'
import { pictureSchema } from '@/schemas/picture'
import { FormDialog } from '../dialogs/FormDialog'
import { EditNotices } from '../forms/EditNotices'
import { SelectField } from '../forms/SelectField'
import { SwitchField } from '../forms/SwitchField'
import { EditConflict } from '../forms/saveMerged'
import { TextAreaField } from '../forms/TextAreaField'
import { TextField } from '../forms/TextField'
import { usePersistedForm } from '../forms/usePersistedForm'
import { TranslationLinks } from '../translations/TranslationLinks'
import { DeletePicture } from './DeletePicture'
import { FocalPoint } from './FocalPoint'
import { measures } from './MediaTile'
import { Places } from './Places'
import {
  groundChoices,
  type PictureValues,
  pictureLabel,
  toPictureChanges,
  toPictureValues,
} from './pictureForm'
import type { LibraryPicture } from './pictureLibrary'
import { ReplaceFile } from './ReplaceFile'
import { useReplacement } from './useReplacement'
import { useSavePicture } from './useSavePicture'

interface Props {
  picture: LibraryPicture
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** The dialog of an image: alternative text, tags, focal point, file, and where it is used. */
export function EditPicture({ picture, onClose, fallbackFocus }: Props) {
  const replacement = useReplacement()
  const { save, progress } = useSavePicture(picture)
  const form = usePersistedForm<PictureValues, LibraryPicture>({
    name: `media:${picture.id}`,
    stored: picture,
    initial: toPictureValues(picture),
    toValues: toPictureValues,
    schema: pictureSchema,
    labelOf: pictureLabel,
    toBody: toPictureChanges,
    async send(edit) {
      try {
        return await save(edit, replacement.file)
      } catch (error) {
        if (!(error instanceof EditConflict)) replacement.showError(error)
        throw error
      }
    },
    onSaved: onClose,
  })
  const { values, set, field, isSaving } = form
  const ground = field('ground')

  function close() {
    form.forget()
    onClose()
  }

  return (
    <FormDialog
      title="Edit Image"
      description={`${picture.filename} · ${measures(picture)}`}
      save="Save Image"
      form={form}
      isDirty={replacement.file !== null}
      isPersisted={replacement.file === null}
      onClose={close}
      fallbackFocus={fallbackFocus}
      size="wide"
    >
      <TranslationLinks kind="media" entry={picture.id} />
      <EditNotices form={form} what="this image" />
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <FocalPoint
          url={replacement.preview ?? picture.large}
          ground={values.ground === 'none' ? null : values.ground}
          x={values.focalX}
          y={values.focalY}
          onChange={(focalX, focalY) => set({ focalX, focalY })}
        />
        <div className="flex min-w-0 flex-col gap-4">
          <TextAreaField
            label="Alternative text"
            rows={2}
            isRequired
            hint="Describe the image for screen readers."
            maxLength={contentLimits.altText}
            {...field('alt')}
          />
          <TextField
            label="Tags"
            hint="Separate with commas, such as office, team."
            maxLength={contentLimits.listItem * contentLimits.listItems}
            {...field('tags')}
          />
          {picture.canBeTransparent && (
            <SelectField
              label="Background"
              hint="Shown behind transparent parts, darker in dark mode."
              choices={groundChoices}
              {...ground}
              onChange={(value) => ground.onChange(value as PictureValues['ground'])}
            />
          )}
          <SwitchField
            label="Inverted in dark mode"
            hint="For drawings on a pale ground: light becomes dark, and colors stay."
            {...field('isInverted')}
          />
          <ReplaceFile replacement={replacement} progress={isSaving ? progress : null} />
          <Places id={picture.id} />
          <DeletePicture picture={picture} onDeleted={close} fallbackFocus={fallbackFocus} />
        </div>
      </div>
    </FormDialog>
  )
}
