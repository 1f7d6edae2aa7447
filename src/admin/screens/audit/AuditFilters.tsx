'use client'

import { X } from 'lucide-react'
import { FilterSelect } from '@/admin/shared/lists/FilterSelect'
import { SearchBox } from '@/admin/shared/lists/SearchBox'
import { Button } from '@/admin/shared/ui/Button'
import { auditActions, auditKinds } from '@/domain/audit'
import type { UserEntity } from '@/domain/entities'
import { displayName } from '@/domain/person'
import { type AuditAddress, isNarrowed } from './auditList'

const nobody = { value: 'nobody', label: 'Not logged in' }

const day =
  'min-h-9 rounded-md border border-line bg-surface px-3 text-sm text-ink focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent'

interface Props {
  address: AuditAddress
  /** Who may have done it. */
  people: UserEntity[]
  searchFor: (search: string) => void
  filterBy: (changes: Record<string, string | null>) => void
}

/** What narrows the trail; all of it stands in the address bar. */
export function Filters({ address, people, searchFor, filterBy }: Props) {
  const persons = [...people.map(({ id, ...person }) => ({ value: id, label: displayName(person) })), nobody]
  const isGone = address.user && !persons.some(({ value }) => value === address.user)
  const selects = [
    {
      name: 'user',
      label: 'Person',
      all: 'All people',
      choices: isGone ? [...persons, { value: address.user, label: 'Deleted user' }] : persons,
    },
    { name: 'kind', label: 'Type', all: 'All types', choices: auditKinds },
    { name: 'action', label: 'Action', all: 'All actions', choices: auditActions },
  ] as const
  const nothing = { user: null, kind: null, action: null, document: null, from: null, to: null, search: null }
  return (
    <search className="flex flex-wrap items-center gap-2">
      <SearchBox label="Search audit log" value={address.search} onSearch={searchFor} />
      {selects.map(({ name, ...choice }) => (
        <FilterSelect
          key={name}
          {...choice}
          value={address[name]}
          onChange={(value) => filterBy({ [name]: value ?? null })}
        />
      ))}
      <div className="flex w-full gap-2 sm:w-auto">
        {(['from', 'to'] as const).map((name) => (
          <label
            key={name}
            className="flex min-w-0 flex-1 items-center gap-x-2 text-sm text-muted max-sm:flex-col max-sm:items-stretch"
          >
            {name === 'from' ? 'From' : 'To'}
            <input
              type="date"
              value={address[name]}
              onChange={(event) => filterBy({ [name]: event.target.value || null })}
              className={day}
            />
          </label>
        ))}
      </div>
      {isNarrowed(address) && (
        <Button look="quiet" icon={<X aria-hidden size={14} />} onClick={() => filterBy(nothing)}>
          Show all
        </Button>
      )}
    </search>
  )
}
