import { adminView } from '../../shell/adminView'
import { Users } from './Users'
import { accountsAsk } from './usersAsked'

export const UsersView = adminView({
  title: 'Users',
  allow: ['admin'],
  asks: accountsAsk,
  screen: ({ username }) => <Users ownName={username} />,
})
