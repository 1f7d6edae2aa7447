import { adminView } from '@/admin/shell/adminView'
import { Users } from './Users'
import { accountsAsk } from './usersQuery'

export const UsersView = adminView({
  title: 'Users',
  allow: ['admin'],
  asks: accountsAsk,
  screen: ({ username }) => <Users ownName={username} />,
})
