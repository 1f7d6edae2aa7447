import { adminView } from '../adminView'
import { Users } from './Users'

export const UsersView = adminView({
  title: 'Users',
  allow: ['admin'],
  screen: ({ username }) => <Users ownName={username} />,
})
