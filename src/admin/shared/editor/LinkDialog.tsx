'use client'

import * as z from 'zod'
import { contentLimits } from '@/domain/categories'
import { FormDialog } from '../dialogs/FormDialog'
import { TextField } from '../forms/TextField'
import { useSchemaForm } from '../forms/useSchemaForm'
import { Button } from '../ui/Button'
import { linkAddress, wrongAddress } from './address'
import { LinkField } from './LinkField'

export interface LinkDraft {
  url: string
  /** Null if existing text becomes a link. */
  text: string | null
}

interface Props {
  link: LinkDraft
  /** There is a link already. */
  isExisting: boolean
  onSave: (link: LinkDraft) => void
  onRemove: () => void
  onClose: () => void
}

const linkSchema = z.object({ url: z.string().refine((url) => linkAddress(url) !== null, wrongAddress) })

/** Asks for a link's URL and, if nothing is selected, its text. */
export function LinkDialog({ link, isExisting, onSave, onRemove, onClose }: Props) {
  const form = useSchemaForm({
    initial: { url: link.url, text: link.text ?? '' },
    schema: linkSchema,
    send({ url, text }) {
      onSave({ url: linkAddress(url) ?? url, text: link.text === null ? null : text.trim() || url.trim() })
      onClose()
    },
  })

  return (
    <FormDialog
      title={isExisting ? 'Edit link' : 'Insert link'}
      save={isExisting ? 'Save link' : 'Insert link'}
      form={form}
      isDisposable
      onClose={onClose}
      action={
        isExisting && (
          <Button
            variant="danger"
            className="mr-auto"
            onClick={() => {
              onRemove()
              onClose()
            }}
          >
            Remove link
          </Button>
        )
      }
    >
      <LinkField {...form.field('url')} />
      {link.text !== null && (
        <TextField
          label="Text"
          hint="Link text. Leave empty to show the URL."
          maxLength={contentLimits.title}
          {...form.field('text')}
        />
      )}
    </FormDialog>
  )
}
