import { adminView } from '../adminView'
import { Portfolio } from './Portfolio'

export const PortfolioView = adminView({
  title: 'Portfolio',
  allow: ['admin', 'editor'],
  screen: () => <Portfolio />,
})
