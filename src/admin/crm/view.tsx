import { adminView } from '../adminView'
import { Crm } from './Crm'

export const CrmView = adminView({ title: 'CRM', allow: ['admin'], screen: () => <Crm /> })
