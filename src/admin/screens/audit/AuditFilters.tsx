'use client'

import { FilterSelect } from '@/admin/shared/lists/FilterSelect'
import { auditActions, auditKinds } from '@/domain/audit'
import type { UserEntity } from '@/domain/entities'
import { displayName } from '@/domain/person'
import type { AuditAddress } from './auditList'

const nobody = { value: 'nobody', label: 'Not logged in' }

const day =
  'min-h-9 rounded-md border border-line bg-surface px-3 text-sm text-ink focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent'

interface Props {
  address: AuditAddress
  /** The users to filter by. */
  people: UserEntity[]
  filterBy: (changes: Partial<AuditAddress>) => void
}

export function AuditFilters({ address, people, filterBy }: Props) {
  const persons = [...people.map(({ id, ...person }) => ({ value: id, label: displayName(person) })), nobody]
  const { user } = address
  const isGone = user && !persons.some(({ value }) => value === user)
  const selects = [
    {
      name: 'user',
      label: 'Person',
      all: 'All people',
      choices: isGone ? [...persons, { value: user, label: 'Deleted user' }] : persons,
    },
    { name: 'kind', label: 'Type', all: 'All types', choices: auditKinds },
    { name: 'action', label: 'Action', all: 'All actions', choices: auditActions },
  ] as const
  return (
    <>
      {selects.map(({ name, ...choice }) => (
        <FilterSelect
          key={name}
          {...choice}
          value={address[name]}
          onChange={(value) => filterBy({ [name]: value })}
        />
      ))}
      <div className="flex w-full gap-4 sm:w-auto">
        {(['from', 'to'] as const).map((name) => (
          <label
            key={name}
            className="flex min-w-0 flex-1 items-center gap-x-2 text-sm text-muted max-sm:flex-col max-sm:items-stretch"
          >
            {name === 'from' ? 'From' : 'To'}
            <input
              type="date"
              value={address[name] ?? ''}
              onChange={(event) => filterBy({ [name]: event.target.value || undefined })}
              className={day}
            />
          </label>
        ))}
      </div>
    </>
  )
}
