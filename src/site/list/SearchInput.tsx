import { maxSearchLength } from '@/domain/limits'
import { Input } from '../ui/Field'

/** The search field; `search` is its label. */
export function SearchInput({ search, hint }: { search: string; hint: string }) {
  return (
    <Input
      id="search"
      name="search"
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={maxSearchLength}
      defaultValue={search}
      placeholder={hint}
    />
  )
}
