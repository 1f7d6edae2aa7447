'use client'

import { Link, useAuth } from '@payloadcms/ui'
import { Plus, Table2 } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { editorPathFor } from '@/admin/paths'
import type { EntryOrder } from '@/domain/entryList'
import type { User } from '@/payload-types'
import { List } from '../lists/List'
import type { Column } from '../lists/ListTable'
import { useList } from '../lists/listQuery'
import { SavedViews } from '../lists/SavedViews'
import { SelectPage } from '../lists/SelectPage'
import { useListAddress } from '../lists/useListAddress'
import { useListView } from '../lists/useListView'
import { useSelection } from '../lists/useSelection'
import { ViewSwitch } from '../lists/ViewSwitch'
import { Button, buttonClass } from '../ui/Button'
import { Checkbox } from '../ui/Checkbox'
import { EmptyState } from '../ui/EmptyState'
import { OpenFailed } from '../ui/OpenFailed'
import { Screen } from '../ui/Screen'
import { DeleteEntry } from './DeleteEntry'
import { EntryBulkBar } from './EntryBulkBar'
import type { EntryCardProps } from './EntryCard'
import { entriesQuery } from './entriesQuery'
import { entryColumns, type ListedEntry } from './entryColumns'
import { entryList } from './entryList'
import { payloadPath, type Resource } from './resource'
import { useEntryFilters } from './useEntryFilters'
import { useOpened } from './useOpened'

interface DialogProps<Entity> {
  /** Null for a new entry. */
  entry: Entity | null
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

interface Props<Entity> {
  resource: Resource
  title: string
  nouns: readonly [string, string]
  add: string
  empty: { icon: ReactNode; title: string; hint: string; add: string }
  /** The columns of its table, besides those that every content type has. */
  columns: readonly Column<Entity>[]
  Card: (props: EntryCardProps<Entity>) => ReactNode
  EditDialog: (props: DialogProps<Entity>) => ReactNode
}

/** The screen of a content type: its list, and dialogs to add, edit and delete entries. */
export function Crud<Entity extends ListedEntry>(props: Props<Entity>) {
  const { resource, title, nouns, add, empty, columns, Card, EditDialog } = props
  const { address, state, filterBy, open, close, canonical, query } = useListAddress(entryList(resource))
  const { controls, chips } = useEntryFilters(resource, address, filterBy)
  const { view, setView } = useListView(resource.list, address.view, filterBy)
  const list = useList<Entity>(entriesQuery(resource, address))
  const { opened, error, retry } = useOpened(resource, address.opened, list.data?.entries)
  const [deleting, setDeleting] = useState<Entity | null>(null)
  const selection = useSelection(
    JSON.stringify({ ...address, page: 1, opened: null, view: undefined }),
    list.data?.entries,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const isAdmin = useAuth<User>().user?.role === 'admin'

  const checkbox = ({ id, title: name }: Entity) => (
    <Checkbox
      label={`Select ${name}`}
      isChecked={selection.ids.has(id)}
      onChange={(isSelected) => selection.set([id], isSelected)}
    />
  )

  return (
    <Screen
      title={title}
      actions={
        <div className="flex flex-wrap gap-2">
          {isAdmin && (
            <Link href={payloadPath(resource)} prefetch={false} className={buttonClass('quiet')}>
              <Table2 aria-hidden size={14} />
              Advanced
            </Link>
          )}
          <Button variant="primary" icon={<Plus aria-hidden size={14} />} onClick={() => open('new')}>
            {add}
          </Button>
        </div>
      }
    >
      <List
        state={state}
        query={list}
        nouns={nouns}
        layout="cards"
        searchLabel={`Search ${nouns[1]}`}
        filters={
          <>
            {controls}
            <SavedViews list={resource.list} current={query({ view })} canonical={canonical} />
          </>
        }
        chips={chips}
        layouts={<ViewSwitch view={view} onChange={setView} />}
        table={
          view === 'table'
            ? {
                columns: entryColumns(resource, columns, open),
                renderSelect: checkbox,
                isSelected: ({ id }) => selection.ids.has(id),
                sort: { order: address.sort, onChange: (sort) => filterBy({ sort: sort as EntryOrder }) },
              }
            : undefined
        }
        heading={heading}
        selectAll={<SelectPage nouns={nouns} entries={list.data?.entries} selection={selection} />}
        bulkActions={
          <EntryBulkBar resource={resource} nouns={nouns} selection={selection} fallbackFocus={heading} />
        }
        renderItem={(entry) => (
          <Card
            entry={entry}
            select={checkbox(entry)}
            editor={editorPathFor(resource.collection, entry.id)}
            onEdit={() => open(entry.id)}
            onDelete={() => setDeleting(entry)}
          />
        )}
        empty={
          <EmptyState
            icon={empty.icon}
            title={empty.title}
            hint={empty.hint}
            action={
              <Button variant="primary" onClick={() => open('new')}>
                {empty.add}
              </Button>
            }
          />
        }
      />
      {opened && (
        <EditDialog
          key={opened.entry?.id ?? 'new'}
          entry={opened.entry}
          onClose={close}
          fallbackFocus={heading}
        />
      )}
      <OpenFailed
        title={title}
        noun={nouns[0]}
        error={error}
        onRetry={retry}
        onClose={close}
        fallbackFocus={heading}
      />
      <DeleteEntry
        resource={resource}
        noun={nouns[0]}
        entry={deleting && (list.data?.entries.find(({ id }) => id === deleting.id) ?? deleting)}
        onClose={() => setDeleting(null)}
        fallbackFocus={heading}
      />
    </Screen>
  )
}
