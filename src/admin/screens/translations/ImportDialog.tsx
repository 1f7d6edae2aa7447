import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { z } from 'zod'
import { apiRequest } from '@/admin/shared/api/api'
import { reasonOf } from '@/admin/shared/api/messageOf'
import { toastFailure } from '@/admin/shared/api/toastFailure'
import { Dialog } from '@/admin/shared/dialogs/Dialog'
import { SwitchField } from '@/admin/shared/forms/SwitchField'
import { translationsRoot } from '@/admin/shared/translations/translationQueries'
import { Badge } from '@/admin/shared/ui/Badge'
import { Button } from '@/admin/shared/ui/Button'
import { Notice } from '@/admin/shared/ui/Notice'
import { cutText } from '@/domain/cutText'
import { pluralize } from '@/domain/pluralize'
import type { ImportedEntry, ImportReport } from '@/domain/translations/imports'
import type { importSchema } from '@/schemas/translation'
import { toast } from '@/toast/toast'

/** Characters of a text in the list of changes. */
const shown = 240

const inWords = (count: number) => pluralize(count, 'translation')

const willChange = ({ changes, problem }: ImportedEntry) => changes.length > 0 && !problem

function Entry({ entry: { title, changes, leftOut, isOlder, problem } }: { entry: ImportedEntry }) {
  return (
    <li className="border-t border-line py-3 first:border-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium wrap-anywhere">{title}</span>
        {isOlder && <Badge tone="red">Older original</Badge>}
        {!problem && changes.length === 0 && <span className="text-sm text-muted">No changes</span>}
      </p>
      {problem && <p className="text-sm text-danger">{problem}</p>}
      {leftOut.length > 0 && (
        <div className="text-sm">
          <p className="text-danger">Left out, as the original no longer has them:</p>
          <ul className="list-disc pl-5">
            {leftOut.map((text) => (
              <li key={text} className="wrap-anywhere">
                {cutText(text, shown)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {changes.length > 0 && (
        <dl className="mt-1 grid gap-2 text-sm">
          {changes.map(({ label, before, after }) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              {before && (
                <dd>
                  <span className="sr-only">Before: </span>
                  <del className="wrap-anywhere text-muted">{cutText(before, shown)}</del>
                </dd>
              )}
              <dd>
                <span className="sr-only">After: </span>
                <ins className="wrap-anywhere no-underline">{cutText(after, shown)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** Imports translations from XLIFF as drafts, after showing what will change. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [xliff, setXliff] = useState('')
  const [takesOlder, setTakesOlder] = useState(false)
  const client = useQueryClient()
  const id = useId()
  const send = (body: z.input<typeof importSchema>) =>
    apiRequest<ImportReport>('/api/admin/translations/import', { method: 'POST', body })
  const look = useMutation({
    async mutationFn(source: Blob | string) {
      const text = typeof source === 'string' ? source : await source.text()
      setXliff(text)
      return send({ xliff: text, isApplied: false, takesOlder: true })
    },
  })
  const { entries = [] } = look.data ?? {}
  const take = useMutation({
    mutationFn: () => {
      const versions = Object.fromEntries(entries.map(({ id: key, version }) => [key, version ?? '']))
      return send({ xliff, isApplied: true, takesOlder, versions })
    },
    async onSuccess({ saved, entries: now }) {
      await client.invalidateQueries({ queryKey: translationsRoot })
      const overtaken = now.filter((entry) => entry.isChanged && willChange(entry))
      toast({
        title: `${inWords(saved)} imported as drafts`,
        ...(overtaken.length > 0 && {
          description: `${inWords(overtaken.length)} changed meanwhile. See what would be replaced now.`,
        }),
      })
      if (overtaken.length > 0) look.mutate(xliff)
      else onClose()
    },
    onError: (error) => toastFailure('Not imported', error),
  })
  const changed = entries.filter(willChange)
  const older = changed.filter(({ isOlder }) => isOlder)
  const wanted = takesOlder ? changed : changed.filter(({ isOlder }) => !isOlder)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Import translations"
      description="An XLIFF file that was exported here. Its texts become drafts; nothing is shown to visitors yet."
      ignoresOutside
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={wanted.length === 0 || take.isPending}
            onClick={() => take.mutate()}
          >
            {take.isPending ? 'Importing…' : `Import ${wanted.length || ''}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            File
          </label>
          <input
            id={id}
            type="file"
            accept=".xlf,.xliff,application/x-xliff+xml"
            onClick={({ currentTarget }) => {
              // The same file again, once it is corrected, would be no change.
              currentTarget.value = ''
            }}
            onChange={({ target: { files } }) => files?.[0] && look.mutate(files[0])}
            className="text-sm file:mr-3 file:rounded-md file:border file:border-line file:bg-surface file:px-3 file:py-1.5 file:text-ink"
          />
        </div>
        {look.isPending && <p role="status">Reading the file…</p>}
        {look.error && (
          <Notice tone="warning" title="The file can't be imported">
            {reasonOf(look.error)}
          </Notice>
        )}
        {older.length > 0 && (
          <SwitchField
            label={`Also import ${older.length} based on an older original`}
            hint="What has changed in the original since is marked in them."
            value={takesOlder}
            onChange={setTakesOlder}
          />
        )}
        {entries.length > 0 && (
          <ul aria-label="What will change">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
