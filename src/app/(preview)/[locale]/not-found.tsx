import { NotFound } from '@/site/frame/NotFound'

export default NotFound
