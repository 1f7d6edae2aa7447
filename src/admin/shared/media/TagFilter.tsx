import { Tag } from 'lucide-react'
import { FilterSelect } from '../lists/FilterSelect'
import { useTags } from './pictureLibrary'

interface Props {
  tag: string | undefined
  onChange: (tag: string | undefined) => void
}

/** Filters the library by a tag; renders nothing if there are no tags. */
export function TagFilter({ tag, onChange }: Props) {
  const { data = [] } = useTags()
  const known = data.some((entry) => entry.tag === tag) || !tag ? data : [{ tag, count: 0 }, ...data]
  if (!known.length) return null
  return (
    <FilterSelect
      label="Tag"
      all="All tags"
      value={tag}
      choices={known.map((entry) => ({ value: entry.tag, label: `${entry.tag} (${entry.count})` }))}
      onChange={onChange}
      mark={<Tag aria-hidden size={14} />}
    />
  )
}
