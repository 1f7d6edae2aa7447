import { NotFound } from '@/site/frame/NotFound'

export const dynamicParams = true
export const generateStaticParams = () => []

/** Every address that no other route has. */
export default NotFound
