import { adminView } from '@/admin/shell/adminView'
import { editorView } from '@/admin/shell/editorView'
import { siteSettings } from '@/content/settings'
import { adminOnly, contentRoles } from '@/domain/roles'
import { PageScreen } from './PageScreen'
import { Pages } from './Pages'
import { pagesQueries } from './pagesQuery'
import { TextPageEditor } from './TextPageEditor'
import { textPage } from './textPage'

export const PagesView = adminView({
  title: 'Pages',
  allow: contentRoles,
  queries: (_, role) => pagesQueries(role),
  screen: ({ role }) => <Pages role={role} />,
})

export const PageTextsView = adminView({
  title: 'Pages',
  allow: contentRoles,
  screen: async () => {
    const { contentLanguage } = await siteSettings()
    return <PageScreen contentLanguage={contentLanguage} />
  },
})

export const TextPageEditorView = editorView({
  resource: textPage,
  allow: adminOnly,
  Editor: TextPageEditor,
})
