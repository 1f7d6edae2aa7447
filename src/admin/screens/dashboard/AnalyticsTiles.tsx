import { blogPathFor, leadsPathFor, productsPath, servicesPath } from '@/admin/paths'
import { CountTile, tileGrid } from '@/admin/shared/ui/CountTile'
import type { AdminAnalytics } from '@/domain/entities'
import { initialLeadStatus } from '@/domain/lead'

const tiles: { name: keyof AdminAnalytics; label: string; href: string }[] = [
  { name: 'totalLeads', label: 'Total Leads', href: leadsPathFor() },
  { name: 'newLeads', label: 'New Leads', href: leadsPathFor({ status: initialLeadStatus }) },
  { name: 'totalServices', label: 'Total Services', href: servicesPath },
  { name: 'activeProducts', label: 'Active Products', href: productsPath },
  { name: 'publishedPosts', label: 'Published Posts', href: blogPathFor('published') },
  { name: 'totalViews', label: 'Total Views', href: blogPathFor() },
]

export function AnalyticsTiles({ analytics }: { analytics?: AdminAnalytics }) {
  return (
    <section aria-label="Figures" aria-busy={!analytics} className={tileGrid()}>
      {tiles.map(({ name, label, href }) => (
        <CountTile key={name} label={label} href={href} count={analytics?.[name]} />
      ))}
    </section>
  )
}
