import { NotFound } from '@/site/frame/NotFound'

export const dynamicParams = true
export const generateStaticParams = () => []

/** Every URL without a route. */
export default NotFound
