'use client'

import * as z from 'zod'
import { contentLimits } from '@/domain/categories'
import type { QuoteSource } from '@/domain/quoteSource'
import { FormDialog } from '../dialogs/FormDialog'
import { TextField } from '../forms/TextField'
import { useSchemaForm } from '../forms/useSchemaForm'
import { Button } from '../ui/Button'
import { linkAddress, wrongAddress } from './address'

interface Props {
  /** Null for a quote without a source. */
  source: QuoteSource | null
  onSave: (source: QuoteSource | null) => void
  onClose: () => void
}

const sourceSchema = z.object({
  name: z.string().trim().min(1, 'Enter the name of a person or work.'),
  url: z.string().refine((url) => !url.trim() || linkAddress(url) !== null, wrongAddress),
})

/** Asks who said or wrote a quote, and where it can be read. */
export function QuoteDialog({ source, onSave, onClose }: Props) {
  const form = useSchemaForm({
    initial: source ?? { name: '', url: '' },
    schema: sourceSchema,
    send({ name, url }) {
      onSave({ name: name.trim(), url: linkAddress(url) ?? '' })
      onClose()
    },
  })

  return (
    <FormDialog
      title={source ? 'Edit source' : 'Add source'}
      save="Save source"
      form={form}
      isDisposable
      onClose={onClose}
      action={
        source && (
          <Button
            variant="danger"
            className="mr-auto"
            onClick={() => {
              onSave(null)
              onClose()
            }}
          >
            Remove source
          </Button>
        )
      }
    >
      <TextField
        label="Name"
        isRequired
        hint="A person or a work. Shown below the quote."
        maxLength={contentLimits.caption}
        {...form.field('name')}
      />
      <TextField
        label="URL"
        inputMode="url"
        placeholder="https://"
        maxLength={contentLimits.url}
        {...form.field('url')}
      />
    </FormDialog>
  )
}
