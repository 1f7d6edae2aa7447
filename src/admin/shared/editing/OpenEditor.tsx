'use client'

import { Link } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isNotFound } from '../api/api'
import { one } from '../api/queries'
import type { DraftedResource } from '../crud/resource'
import { buttonClass } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { ErrorState } from '../ui/ErrorState'
import { Screen } from '../ui/Screen'
import { Spinner } from '../ui/Spinner'
import { useInBrowser } from '../ui/useInBrowser'
import { editedQuery } from './editedQuery'

interface Props<Entity> {
  resource: DraftedResource
  id: string
  /** The screen it belongs to. */
  parent: { label: string; href: string }
  children: (entry: Entity) => ReactNode
}

/** Loads an entry's newest version for its editor, which needs what the browser has kept: unsaved text, shown panes. */
export function OpenEditor<Entity>({ resource, id, parent, children }: Props<Entity>) {
  const { name } = resource
  // Reading it again would replace what is being edited.
  const { data, error, refetch } = useQuery({
    ...one<Entity>(editedQuery(resource, id)),
    enabled: (query) => !query.state.data,
  })
  const isInBrowser = useInBrowser()
  if (data && isInBrowser) return children(data)
  return (
    <Screen title={`Edit ${name}`}>
      {!error && (
        <p className="flex items-center gap-2 text-muted">
          <Spinner /> Loading…
        </p>
      )}
      {error && isNotFound(error) && (
        <EmptyState
          title={`This ${name} no longer exists`}
          hint="Someone may have deleted it."
          action={
            <Link href={parent.href} className={buttonClass()}>
              {parent.label}
            </Link>
          }
        />
      )}
      {error && !isNotFound(error) && (
        <ErrorState title={`This ${name} couldn't be loaded`} error={error} onRetry={() => void refetch()} />
      )}
    </Screen>
  )
}
