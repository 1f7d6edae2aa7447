import { entriesQueries } from '@/admin/shared/crud/entriesQuery'
import { adminView } from '@/admin/shell/adminView'
import { editorView } from '@/admin/shell/editorView'
import { siteSettings } from '@/content/settings'
import { teamOf } from '@/domain/categories'
import { contentRoles } from '@/domain/roles'
import { Blog } from './Blog'
import { PostEditor } from './PostEditor'
import { post } from './resource'

export const BlogView = adminView({
  title: 'Blog',
  allow: contentRoles,
  queries: entriesQueries(post),
  screen: async () => <Blog author={teamOf((await siteSettings()).siteName)} />,
})

export const PostEditorView = editorView({ resource: post, allow: contentRoles, Editor: PostEditor })
