import { entriesQueries } from '@/admin/shared/crud/entriesQuery'
import { adminView } from '@/admin/shell/adminView'
import { editorView } from '@/admin/shell/editorView'
import { contentRoles } from '@/domain/roles'
import { Portfolio } from './Portfolio'
import { ProjectEditor } from './ProjectEditor'
import { project } from './resource'

export const PortfolioView = adminView({
  title: 'Portfolio',
  allow: contentRoles,
  queries: entriesQueries(project),
  screen: () => <Portfolio />,
})

export const ProjectEditorView = editorView({ resource: project, allow: contentRoles, Editor: ProjectEditor })
