import { maxSearchLength } from '@/domain/limits'
import { Input } from '../ui/Field'

/** Where one types what is looked for; its label names `search`. */
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
