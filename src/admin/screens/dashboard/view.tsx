import { framedView } from '@/admin/shell/adminView'
import { staffRoles } from '@/domain/roles'
import { AdminDashboard } from './AdminDashboard'
import { dashboardQueries } from './dashboardQueries'
import { EditorDashboard } from './EditorDashboard'

/** Leads and figures for admins, content for editors. */
export const DashboardView = framedView({
  allow: staffRoles,
  queries: dashboardQueries,
  screen: ({ role }) => (role === 'admin' ? <AdminDashboard /> : <EditorDashboard />),
})
