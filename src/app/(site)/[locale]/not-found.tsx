import type { Metadata } from 'next'
import { en } from '../../../i18n/en'
import { NotFound } from '../../../site/frame/NotFound'

// In English: Next tells a not-found page nothing of its route.
export const metadata: Metadata = { title: en.notFound.title }

export default NotFound
