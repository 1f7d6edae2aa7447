import type { Endpoint } from 'payload'
import { adminAnalytics } from './admin/analytics'
import { adminAudit } from './admin/audit'
import { adminContentReport } from './admin/contentReport'
import { adminLeadNotes } from './admin/leadNotes'
import { adminLeads } from './admin/leads'
import { adminListSettings } from './admin/listSettings'
import { adminMedia } from './admin/media'
import { adminPageTexts } from './admin/pageTexts'
import { adminPosts } from './admin/posts'
import { adminPreview } from './admin/preview'
import { adminProducts } from './admin/products'
import { adminProfile } from './admin/profile'
import { adminProjects } from './admin/projects'
import { adminReviews } from './admin/reviews'
import { adminSearch } from './admin/search'
import { adminSeo } from './admin/seo'
import { adminServices } from './admin/services'
import { adminSettings } from './admin/settings'
import { adminSystem } from './admin/system'
import { adminTextPages } from './admin/textPages'
import { adminTranslations } from './admin/translations'
import { adminTrash } from './admin/trash'
import { adminUsers } from './admin/users'
import { login } from './auth/login'
import { logout } from './auth/logout'
import { publicAnalytics } from './public/analytics'
import { publicLeads } from './public/leads'
import { publicPosts } from './public/posts'
import { publicProducts } from './public/products'
import { publicProjects } from './public/projects'
import { publicSearch } from './public/search'
import { publicServices } from './public/services'
import { publicSettings } from './public/settings'
import { postViews } from './public/views'

/** All of our endpoints under /api (specification §7). */
export const endpoints: Endpoint[] = [
  ...publicLeads,
  ...publicSettings,
  ...publicAnalytics,
  ...publicServices,
  ...publicProducts,
  ...publicPosts,
  ...postViews,
  ...publicProjects,
  publicSearch,
  login,
  logout,
  ...adminAnalytics,
  adminSearch,
  adminReviews,
  adminContentReport,
  ...adminLeads,
  ...adminLeadNotes,
  ...adminServices,
  ...adminProducts,
  ...adminProjects,
  ...adminPosts,
  ...adminPageTexts,
  ...adminTextPages,
  ...adminTranslations,
  ...adminPreview,
  ...adminMedia,
  ...adminListSettings,
  ...adminTrash,
  adminSeo,
  ...adminAudit,
  ...adminSettings,
  ...adminUsers,
  ...adminSystem,
  ...adminProfile,
]
