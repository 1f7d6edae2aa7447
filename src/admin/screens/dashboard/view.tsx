import { framedView } from '@/admin/shell/adminView'
import { type Role, staffRoles } from '@/domain/roles'
import { settings } from '@/settings'
import { AdminDashboard } from './AdminDashboard'
import { dashboardQueries } from './dashboardQueries'
import { EditorDashboard } from './EditorDashboard'
import { SalesDashboard } from './SalesDashboard'

const dashboards: Record<Role, () => React.ReactNode> = {
  admin: () => <AdminDashboard isDemo={settings.mode === 'demo'} />,
  editor: () => <EditorDashboard />,
  sales: () => <SalesDashboard />,
}

/** Everything for admins, content for editors, leads for sales. */
export const DashboardView = framedView({
  allow: staffRoles,
  queries: dashboardQueries,
  screen: ({ role }) => dashboards[role](),
})
