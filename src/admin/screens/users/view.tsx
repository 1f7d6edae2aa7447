import { adminView } from '@/admin/shell/adminView'
import { adminOnly } from '@/domain/roles'
import { Users } from './Users'
import { usersQueries } from './usersQuery'

export const UsersView = adminView({
  title: 'Users',
  allow: adminOnly,
  queries: usersQueries,
  screen: ({ username }) => <Users ownName={username} />,
})
