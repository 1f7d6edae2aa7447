import type { ReactNode } from 'react'
import type { SuggestTexts } from '../search/suggest'
import { LiveForm } from './LiveForm'
import type { ListQuery } from './listQuery'
import { SearchInput } from './SearchInput'

/** A plain GET form that also searches while typing, within the current category. */
export function SearchForm({
  path,
  query: { search, category },
  name,
  label,
  hint,
  suggested,
  isFocused = false,
  children: button,
}: {
  path: string
  query: ListQuery
  /** The form's accessible name. */
  name: string
  label: string
  hint: string
  /** The texts of suggestions while typing, if there are any. */
  suggested?: SuggestTexts
  /** Its field has the focus when the page opens. */
  isFocused?: boolean
  /** Label of the submit button. */
  children: ReactNode
}) {
  const field = <SearchInput search={search} hint={hint} isFocused={isFocused} />
  return (
    <LiveForm path={path} search={search} category={category} label={name}>
      <input type="hidden" name="category" value={category} disabled={category === ''} />
      <label htmlFor="search" className="mb-1.5 block font-semibold text-small">
        {label}
      </label>
      <div className="flex gap-3">
        {suggested ? (
          <div data-suggest={JSON.stringify(suggested)} className="relative grow">
            {field}
          </div>
        ) : (
          field
        )}
        {button}
      </div>
    </LiveForm>
  )
}
