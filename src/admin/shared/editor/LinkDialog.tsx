'use client'

import { useState } from 'react'
import { contentLimits } from '@/domain/categories'
import { FormDialog } from '../dialogs/FormDialog'
import { TextField } from '../forms/TextField'
import { Button } from '../ui/Button'
import { linkAddress } from './address'

export interface LinkDraft {
  url: string
  /** Null where existing text becomes a link. */
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

const wrong = 'Enter a URL or email address, such as https://example.com, /contact or name@example.com.'

/** Asks for the URL of a link and, where nothing is selected, for its text. */
export function LinkDialog({ link, isExisting, onSave, onRemove, onClose }: Props) {
  const [url, setUrl] = useState(link.url)
  const [text, setText] = useState(link.text ?? '')
  const [error, setError] = useState<string>()

  function save() {
    const address = linkAddress(url)
    if (!address) return setError(wrong)
    onSave({ url: address, text: link.text === null ? null : text.trim() || url.trim() })
    onClose()
  }

  return (
    <FormDialog
      title={isExisting ? 'Edit link' : 'Insert link'}
      save={isExisting ? 'Save link' : 'Insert link'}
      isSaving={false}
      isDirty={url !== link.url || text !== (link.text ?? '')}
      onSave={save}
      onClose={onClose}
      problems={{ error }}
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
      <TextField
        label="URL"
        name="url"
        isRequired
        inputMode="url"
        placeholder="https://"
        maxLength={contentLimits.url}
        value={url}
        onChange={(value) => {
          setUrl(value)
          setError(undefined)
        }}
        error={error}
      />
      {link.text !== null && (
        <TextField
          label="Text"
          name="text"
          hint="Link text. Leave empty to show the URL."
          maxLength={contentLimits.title}
          value={text}
          onChange={setText}
        />
      )}
    </FormDialog>
  )
}
