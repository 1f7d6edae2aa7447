import { Link } from '@payloadcms/ui'
import { pagesPath, servicesPath, settingsPath } from '@/admin/paths'
import { Panel } from '@/admin/shared/ui/Panel'

const steps = [
  {
    href: settingsPath,
    label: 'Enter your name and contact details',
    why: 'Visitors still read those of an example agency, which nobody answers.',
  },
  {
    href: pagesPath,
    label: 'Rewrite the texts of the pages',
    why: 'Their figures and promises are examples too.',
  },
  {
    href: servicesPath,
    label: 'Add what you offer',
    why: 'Services, products and projects appear on the site once you publish them.',
  },
]

/** What a new site needs before visitors come; shown until it has contact details of its own. */
export const FirstSteps = () => (
  <Panel title="Make this site yours">
    <ol className="divide-y divide-line">
      {steps.map(({ href, label, why }) => (
        <li key={href} className="flex flex-col gap-0.5 px-4 py-3">
          <Link
            href={href}
            prefetch={false}
            className="self-start font-medium text-accent no-underline underline-offset-2 hover:underline focus-visible:outline-2 focus-visible:outline-accent"
          >
            {label}
          </Link>
          <span className="text-sm text-muted">{why}</span>
        </li>
      ))}
    </ol>
  </Panel>
)
