import { notFound } from 'next/navigation'

export const dynamicParams = true
export const generateStaticParams = () => []

/** Every address that no other route has. */
export default function Page() {
  notFound()
}
