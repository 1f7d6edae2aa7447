import { Rows } from '@/admin/shared/forms/Rows'
import { SwitchField } from '@/admin/shared/forms/SwitchField'
import type { Locale } from '@/domain/locales'
import { type AnyRow, isText, isWritten, type ListField } from '@/domain/pageTexts/model'
import { randomId } from '@/domain/randomId'
import type { Original } from './originals'
import { SharedControl } from './SharedControl'
import { TextControl } from './TextControl'
import type { PageTextsForm } from './usePageForm'

interface Props {
  name: string
  list: ListField
  lang: Locale
  form: PageTextsForm
  originalAt: (path: string) => Original | undefined
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function whyNotShown(row: AnyRow, { noun, fields }: ListField): string {
  if (fields.page && !row.page) return 'Not shown until its page is chosen and its label filled in.'
  if (fields.permission && !row.permission) return `Not shown until the ${noun} has agreed to be named.`
  return 'Not shown in this language until all its texts are filled in.'
}

/** The rows of a list. They belong to all languages: removing, hiding and moving one does so everywhere. */
export function ListRows({ name, list, lang, form, originalAt }: Props) {
  const { noun, max, fields } = list
  const rows = form.values[name] as AnyRow[]
  const blank = (): AnyRow => ({
    id: randomId(),
    isHidden: false,
    ...Object.fromEntries(Object.keys(fields).map((field) => [field, ''])),
  })
  const set = (next: AnyRow[]) => form.set({ [name]: next })
  return (
    <Rows noun={noun} rows={rows} max={max} blank={blank} onChange={set} isOrdered>
      {(index) => {
        const row = rows[index] as AnyRow
        return (
          <div className="flex w-full min-w-0 flex-col gap-3 rounded-lg border border-line p-3">
            {Object.entries(fields).map(([field, described]) => {
              const label = `${described.label} ${index + 1}`
              const control = form.field(`${name}.${index}.${field}`)
              return isText(described) ? (
                <TextControl
                  key={field}
                  described={described}
                  label={label}
                  lang={lang}
                  {...control}
                  original={originalAt(`${name}/${row.id}/${field}`)}
                />
              ) : (
                <SharedControl key={field} described={described} label={label} {...control} />
              )
            })}
            {!isWritten(row, list) && <p className="text-sm text-muted">{whyNotShown(row, list)}</p>}
            <SwitchField
              label={`Hide ${noun} ${index + 1}`}
              {...(index === 0 && { hint: `${capitalized(noun)}s are shared: hidden in all languages.` })}
              value={row.isHidden}
              onChange={(isHidden) => set(rows.map((each) => (each === row ? { ...row, isHidden } : each)))}
            />
          </div>
        )
      }}
    </Rows>
  )
}
