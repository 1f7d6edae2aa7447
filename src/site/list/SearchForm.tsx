import type { ReactNode } from 'react'
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
  children: button,
}: {
  path: string
  query: ListQuery
  /** The form's accessible name. */
  name: string
  label: string
  hint: string
  /** Label of the submit button. */
  children: ReactNode
}) {
  return (
    <LiveForm path={path} search={search} category={category} label={name}>
      <input type="hidden" name="category" value={category} disabled={category === ''} />
      <label htmlFor="search" className="mb-1.5 block font-semibold text-small">
        {label}
      </label>
      <div className="flex gap-3">
        <SearchInput search={search} hint={hint} />
        {button}
      </div>
    </LiveForm>
  )
}
