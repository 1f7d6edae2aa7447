'use client'

import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { ListScreen } from '../lists/ListScreen'
import { useListAddress } from '../lists/useListAddress'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { OpenFailed } from '../ui/OpenFailed'
import { DeleteEntry } from './DeleteEntry'
import { payloadPath, type Resource } from './resource'
import { useEntries } from './useCrud'
import { useOpened } from './useOpened'

interface DialogProps<Entity> {
  /** Null for a new one. */
  entry: Entity | null
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

interface CardProps<Entity> {
  entry: Entity
  onEdit: () => void
  onDelete: () => void
}

interface Props<Entity> {
  resource: Resource
  title: string
  nouns: readonly [string, string]
  add: string
  empty: { icon: ReactNode; title: string; hint: string; add: string }
  /** Further parameters of the list's endpoint, and the controls that set them. */
  query?: Record<string, string>
  filters?: ReactNode
  Card: (props: CardProps<Entity>) => ReactNode
  EditDialog: (props: DialogProps<Entity>) => ReactNode
}

/** A screen that lists one kind of content, in which it is added, edited and deleted. */
export function Crud<Entity extends { id: string; title: string; updatedAt: string }>(props: Props<Entity>) {
  const { resource, title, nouns, add, empty, query, filters, Card, EditDialog } = props
  const address = useListAddress()
  const { search, page, edited, edit, closeDialog } = address
  const list = useEntries<Entity>({ resource, search, page, filters: query })
  const { opened, error, retry } = useOpened(resource, edited, list.data?.entries)
  const [doomed, setDoomed] = useState<Entity | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  return (
    <ListScreen
      title={title}
      nouns={nouns}
      add={add}
      stockPath={payloadPath(resource)}
      address={address}
      list={list}
      filters={filters}
      heading={heading}
      empty={
        <EmptyState
          icon={empty.icon}
          title={empty.title}
          hint={empty.hint}
          action={
            <Button look="primary" onClick={() => edit('new')}>
              {empty.add}
            </Button>
          }
        />
      }
      card={(entry) => <Card entry={entry} onEdit={() => edit(entry.id)} onDelete={() => setDoomed(entry)} />}
    >
      {opened && (
        <EditDialog
          key={opened.entry?.id ?? 'new'}
          entry={opened.entry}
          onClose={closeDialog}
          fallbackFocus={heading}
        />
      )}
      <OpenFailed
        title={title}
        noun={nouns[0]}
        error={error}
        onRetry={retry}
        onClose={closeDialog}
        fallbackFocus={heading}
      />
      <DeleteEntry
        resource={resource}
        noun={nouns[0]}
        entry={doomed && (list.data?.entries.find(({ id }) => id === doomed.id) ?? doomed)}
        onClose={() => setDoomed(null)}
        fallbackFocus={heading}
      />
    </ListScreen>
  )
}
