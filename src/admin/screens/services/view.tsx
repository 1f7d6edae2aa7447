import { entriesQueries } from '@/admin/shared/crud/entriesQuery'
import { adminView } from '@/admin/shell/adminView'
import { editorView } from '@/admin/shell/editorView'
import { adminOnly } from '@/domain/roles'
import { service } from './resource'
import { ServiceEditor } from './ServiceEditor'
import { Services } from './Services'

export const ServicesView = adminView({
  title: 'Services',
  allow: adminOnly,
  queries: entriesQueries(service),
  screen: () => <Services />,
})

export const ServiceEditorView = editorView({ resource: service, allow: adminOnly, Editor: ServiceEditor })
