import type { ComponentType } from 'react'
import type { Role } from '@/domain/roles'
import type { DraftedResource } from '../shared/crud/resource'
import { editorQueries } from '../shared/editing/editedQuery'
import { adminView } from './adminView'

interface Definition {
  resource: DraftedResource
  allow: readonly Role[]
  Editor: ComponentType<{ id: string; role: Role }>
}

/** The full editor of an entry, at `…/{id}/edit`. */
export const editorView = ({ resource, allow, Editor }: Definition) =>
  adminView({
    title: `Edit ${resource.name}`,
    allow,
    queries: editorQueries(resource),
    screen: ({ role }, path) => {
      const id = path.at(-2) ?? ''
      return <Editor key={id} id={id} role={role} />
    },
  })
