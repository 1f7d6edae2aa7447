import { Inbox } from 'lucide-react'
import { EmptyState } from '@/admin/shared/ui/EmptyState'
import type { LeadFolder } from '@/domain/lead'

const words: Record<LeadFolder, { title: string; hint: string }> = {
  inbox: { title: 'No leads yet', hint: "Leads from the site's contact form appear here." },
  spam: { title: 'No spam', hint: 'Suspected spam appears here.' },
  trash: {
    title: 'The trash is empty',
    hint: 'Deleted leads stay here until you restore them or delete them forever.',
  },
}

/** Empty state of a folder. */
export function NoLeads({ folder }: { folder: LeadFolder }) {
  return <EmptyState icon={<Inbox aria-hidden size={24} />} {...words[folder]} />
}
