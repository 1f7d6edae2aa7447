import { maxSearchLength } from '@/domain/limits'
import { Input } from '../ui/Field'

interface Props {
  search: string
  hint: string
  /** It has the focus when the page opens. */
  isFocused?: boolean
}

/** The search field; `search` is its label. */
export function SearchInput({ search, hint, isFocused = false }: Props) {
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
      autoFocus={isFocused}
    />
  )
}
