import { adminView } from '@/admin/shell/adminView'
import { adminOnly } from '@/domain/roles'
import { Users } from './Users'
import { accountsAsk } from './usersQuery'

export const UsersView = adminView({
  title: 'Users',
  allow: adminOnly,
  asks: accountsAsk,
  screen: ({ username }) => <Users ownName={username} />,
})
