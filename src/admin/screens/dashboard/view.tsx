import type { ReactNode } from 'react'
import { framedView } from '@/admin/shell/adminView'
import { firstSteps } from '@/content/firstSteps'
import { type Role, staffRoles } from '@/domain/roles'
import { AdminDashboard } from './AdminDashboard'
import { dashboardQueries } from './dashboardQueries'
import { EditorDashboard } from './EditorDashboard'
import { SalesDashboard } from './SalesDashboard'

const dashboards: Record<Role, () => ReactNode | Promise<ReactNode>> = {
  admin: async () => <AdminDashboard firstSteps={await firstSteps()} />,
  editor: () => <EditorDashboard />,
  sales: () => <SalesDashboard />,
}

/** Everything for admins, content for editors, leads for sales. */
export const DashboardView = framedView({
  allow: staffRoles,
  queries: dashboardQueries,
  screen: ({ role }) => dashboards[role](),
})
