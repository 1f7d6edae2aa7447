import { adminView } from '@/admin/shell/adminView'
import { contentRoles } from '@/domain/roles'
import { Report } from './Report'
import { reportQueries } from './reportList'

export const ReportView = adminView({
  title: 'Content report',
  allow: contentRoles,
  queries: reportQueries,
  screen: ({ role }) => <Report role={role} />,
})
