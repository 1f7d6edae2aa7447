'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { labelOf } from '@/domain/choice'
import {
  type EntryOrder,
  entryStates,
  type FacetChoices,
  facetLabels,
  listings,
  ordersOf,
} from '@/domain/entryList'
import { one } from '../api/queries'
import { chip, dayChips } from '../lists/chips'
import { DayFilter } from '../lists/DayFilter'
import { FilterField } from '../lists/FilterField'
import { FilterMenu } from '../lists/FilterMenu'
import { Select } from '../ui/Select'
import { facetsQuery } from './entriesQuery'
import type { EntryAddress } from './entryList'
import type { Resource } from './resource'

type FilterBy = (changes: Partial<EntryAddress>) => void

/** The filters and the sort order of a content screen, and what is set as chips. */
export function useEntryFilters(resource: Resource, address: EntryAddress, filterBy: FilterBy) {
  const { facets, date } = listings[resource.collection]
  const { state, from, to, sort } = address
  const [isOpen, setOpen] = useState(false)
  const isFaceted = facets.some((facet) => address[facet])
  const known = useQuery({ ...one<FacetChoices>(facetsQuery(resource)), enabled: isOpen || isFaceted })
  const dated = date === 'publishedAt' ? 'Published' : 'Created'
  const choicesOf = (facet: (typeof facets)[number]) => known.data?.[facet] ?? []

  const chips = [
    ...chip('Status', state && labelOf(entryStates, state), () => filterBy({ state: undefined })),
    ...facets.flatMap((facet) => {
      const value = address[facet]
      return chip(facetLabels[facet].label, value && labelOf(choicesOf(facet), value), () =>
        filterBy({ [facet]: undefined }),
      )
    }),
    ...dayChips(dated, { from, to }, filterBy),
  ]

  const controls = (
    <>
      <FilterMenu count={chips.length} onOpenChange={setOpen}>
        <FilterField
          label="Status"
          name="Filter by status"
          all="All statuses"
          value={state}
          choices={entryStates}
          onChange={(value) => filterBy({ state: value })}
        />
        {facets.map((facet) => (
          <FilterField
            key={facet}
            label={facetLabels[facet].label}
            name={`Filter by ${facet}`}
            all={facetLabels[facet].all}
            value={address[facet]}
            choices={choicesOf(facet)}
            onChange={(value) => filterBy({ [facet]: value })}
          />
        ))}
        <DayFilter label={dated} value={{ from, to }} onChange={filterBy} />
        {known.error && (
          <p role="alert" className="text-sm text-danger">
            Some filters couldn't be loaded. Close and open this menu to try again.
          </p>
        )}
      </FilterMenu>
      <Select
        label="Sort by"
        value={sort}
        choices={ordersOf(resource.collection)}
        onChange={(value) => filterBy({ sort: value as EntryOrder })}
      />
    </>
  )
  return { controls, chips }
}
