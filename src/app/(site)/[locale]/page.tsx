import config from '@payload-config'
import { getPayload } from 'payload'

export const dynamicParams = true
export const generateStaticParams = () => []

export default async function Page() {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({ collection: 'service', overrideAccess: false })
  return (
    <main>
      {docs.map((doc) => doc.title).join(', ')} {Date.now()}
    </main>
  )
}
