'use client'

import { X } from 'lucide-react'
import { auditActions, auditKinds } from '../../domain/audit'
import { Button } from '../ui/Button'
import { SearchBox } from '../ui/SearchBox'
import { Select } from '../ui/Select'
import { type AuditAddress, isNarrowed } from './auditAddress'
import { usePeople } from './useAudit'

/** Radix knows no choice without a value. */
const any = 'any'
const everyone = { value: any, label: 'Everybody' }
const nobody = { value: 'nobody', label: 'Nobody signed in' }

const day =
  'min-h-9 rounded-md border border-line bg-surface px-3 text-sm text-ink focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent'

interface Props {
  address: AuditAddress
  searchFor: (search: string) => void
  filterBy: (changes: Record<string, string | null>) => void
}

/** What narrows the trail; all of it stands in the address bar. */
export function Filters({ address, searchFor, filterBy }: Props) {
  const people = usePeople().data?.entries ?? []
  const choose = (name: string) => (value: string) => filterBy({ [name]: value === any ? null : value })
  const persons = [everyone, ...people.map(({ id, username }) => ({ value: id, label: username })), nobody]
  const isGone = address.user && !persons.some(({ value }) => value === address.user)
  const selects = [
    {
      name: 'user',
      label: 'Person',
      choices: isGone ? [...persons, { value: address.user, label: 'Somebody who is gone' }] : persons,
    },
    { name: 'kind', label: 'Kind', choices: [{ value: any, label: 'Everything' }, ...auditKinds] },
    { name: 'action', label: 'Action', choices: [{ value: any, label: 'Any action' }, ...auditActions] },
  ] as const
  const nothing = { user: null, kind: null, action: null, document: null, from: null, to: null, search: null }
  return (
    <search className="flex flex-wrap items-center gap-2">
      <SearchBox label="Search the trail" value={address.search} onSearch={searchFor} />
      {selects.map(({ name, label, choices }) => (
        <Select
          key={name}
          label={label}
          value={address[name] || any}
          choices={choices}
          onChange={choose(name)}
        />
      ))}
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="flex items-center gap-2 text-sm text-muted">
          {name === 'from' ? 'From' : 'To'}
          <input
            type="date"
            value={address[name]}
            onChange={(event) => filterBy({ [name]: event.target.value || null })}
            className={day}
          />
        </label>
      ))}
      {isNarrowed(address) && (
        <Button look="quiet" icon={<X aria-hidden size={14} />} onClick={() => filterBy(nothing)}>
          Show all
        </Button>
      )}
    </search>
  )
}
