import { use, useState } from 'react'
import * as z from 'zod'
import { agencyTimeZone } from '@/domain/agency'
import { formatTime } from '@/domain/clock'
import { fromLocalTime, toLocalTime } from '@/domain/localTime'
import { ApiError, apiRequest } from '../api/api'
import { toastFailure } from '../api/toastFailure'
import { SuggestionList } from '../checks/SuggestionList'
import { SuggestionsContext } from '../checks/SuggestionsContext'
import { FormDialog } from '../dialogs/FormDialog'
import { EditNotices } from '../forms/EditNotices'
import { notifyMissingFields } from '../forms/missingInformation'
import { TextField } from '../forms/TextField'
import { usePersistedForm } from '../forms/usePersistedForm'
import type { Edited, Editor } from './useEditor'

const steps = [
  { type: 'publish', name: 'publishAt' },
  { type: 'unpublish', name: 'unpublishAt' },
] as const

const moment = z
  .string()
  .refine(
    (local) => local === '' || fromLocalTime(local, agencyTimeZone) !== null,
    'Enter a valid date and time.',
  )
const schema = z.object({ publishAt: moment, unpublishAt: moment })

type Times = Pick<Edited, 'publishAt' | 'unpublishAt'>

const timesOf = ({ publishAt, unpublishAt }: Times): Times => ({ publishAt, unpublishAt })

const inputTime = (iso: string | null) => (iso ? toLocalTime(iso, agencyTimeZone) : '')

interface Values {
  publishAt: string
  unpublishAt: string
  /** The times that the user has seen; a save that goes on behind the dialog may bring others. */
  seen: Times
}

const valuesOf = (seen: Times): Values => ({
  publishAt: inputTime(seen.publishAt),
  unpublishAt: inputTime(seen.unpublishAt),
  seen,
})

interface Props<Entity extends Edited> {
  editor: Pick<Editor<Entity>, 'entry' | 'path' | 'change' | 'form'>
  onClose: () => void
}

/** Asks when to publish and unpublish an entry, in the agency's time zone. */
export function ScheduleDialog<Entity extends Edited>({ editor, onClose }: Props<Entity>) {
  const { path } = editor
  const [initial] = useState(() => valuesOf(timesOf(editor.entry)))
  const suggestions = use(SuggestionsContext)
  const form = usePersistedForm<Values, { updatedAt: string }>({
    name: `schedule:${path}`,
    stored: null,
    initial,
    toValues: () => initial,
    schema,
    async send({ values }) {
      let { seen } = values
      for (const { type, name } of steps) {
        if (values[name] === inputTime(seen[name])) continue
        const at = fromLocalTime(values[name], agencyTimeZone)
        try {
          await editor.change(() =>
            apiRequest<Entity>(`${path}/schedule`, { method: 'PUT', body: { type, at, seen: seen[name] } }),
          )
          seen = { ...seen, [name]: at }
          form.set({ seen })
        } catch (error) {
          if (error instanceof ApiError && error.status === 412) await showTheirs(name, seen)
          else refuse(name, error as Error)
          throw error
        }
      }
      return { updatedAt: '' }
    },
    onSaved: onClose,
  })

  /** Someone else has chosen a time meanwhile: the next save replaces it. */
  async function showTheirs(name: keyof Times, seen: Times): Promise<void> {
    try {
      const { [name]: theirs } = timesOf(await apiRequest<Entity>(`${path}/draft`))
      form.set({ seen: { ...seen, [name]: theirs } })
      form.setError(
        name,
        `Meanwhile ${theirs ? `set to ${formatTime(theirs)}` : 'removed'}. Save again to replace it.`,
      )
    } catch (error) {
      toastFailure('Schedule not saved', error)
    }
  }

  function refuse(name: keyof Times, error: Error): void {
    const fields = error instanceof ApiError ? error.fieldErrors : {}
    if (fields.at) form.setError(name, fields.at)
    else if (Object.keys(fields).length) {
      onClose()
      editor.form.markRefused(error)
      notifyMissingFields()
    } else toastFailure('Schedule not saved', error)
  }

  return (
    <FormDialog
      title="Schedule"
      description={`${agencyTimeZone.replace('_', ' ')} time. Leave a time empty to cancel it.`}
      save="Save schedule"
      form={form}
      isPersisted
      onClose={() => {
        form.forget()
        onClose()
      }}
    >
      <EditNotices form={form} what="this schedule" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Publish on" type="datetime-local" {...form.field('publishAt')} />
        <TextField label="Unpublish on" type="datetime-local" {...form.field('unpublishAt')} />
      </div>
      {suggestions.length > 0 && (
        <section className="flex flex-col gap-1.5">
          <h3 className="text-sm font-medium">Before it's published</h3>
          <SuggestionList label="Suggestions" suggestions={suggestions} />
        </section>
      )}
    </FormDialog>
  )
}
