'use client'

import { DayFilter } from '@/admin/shared/lists/DayFilter'
import { FilterMenu } from '@/admin/shared/lists/FilterMenu'
import { FilterSelect } from '@/admin/shared/lists/FilterSelect'
import { auditActions, auditKinds } from '@/domain/audit'
import type { UserEntity } from '@/domain/entities'
import { displayName } from '@/domain/person'
import type { AuditAddress } from './auditList'

const nobody = { value: 'nobody', label: 'Not logged in' }

interface Props {
  address: AuditAddress
  /** The users to filter by; undefined if unknown. */
  people: UserEntity[] | undefined
  filterBy: (changes: Partial<AuditAddress>) => void
}

export function AuditFilters({ address, people, filterBy }: Props) {
  const persons = [
    ...(people ?? []).map(({ id, ...person }) => ({ value: id, label: displayName(person) })),
    nobody,
  ]
  const { user, from, to } = address
  const isOther = user && !persons.some(({ value }) => value === user)
  const other = { value: user ?? '', label: people ? 'Deleted user' : 'Selected person' }
  const selects = [
    {
      name: 'user',
      label: 'Person',
      all: 'All people',
      choices: isOther ? [...persons, other] : persons,
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
      <FilterMenu count={[from, to].filter(Boolean).length}>
        <DayFilter label="Changed" value={{ from, to }} onChange={filterBy} />
      </FilterMenu>
    </>
  )
}
