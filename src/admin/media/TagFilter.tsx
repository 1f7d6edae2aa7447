import { Tag } from 'lucide-react'
import { Select } from '../ui/Select'
import { useTags } from './library'

/** Stands for no tag: a choice needs a value. */
const any = ' '

/** Narrows the library to one tag; nothing while there are none. */
export function TagFilter({ tag, onChange }: { tag: string; onChange: (tag: string | null) => void }) {
  const { data = [] } = useTags()
  const known = data.some((entry) => entry.tag === tag) || !tag ? data : [{ tag, count: 0 }, ...data]
  if (!known.length) return null
  return (
    <Select
      label="Tag"
      value={tag || any}
      mark={<Tag aria-hidden size={14} />}
      choices={[
        { value: any, label: 'All tags' },
        ...known.map((entry) => ({ value: entry.tag, label: `${entry.tag} (${entry.count})` })),
      ]}
      onChange={(value) => onChange(value === any ? null : value)}
    />
  )
}
