import { Link } from '@payloadcms/ui'
import { Circle, CircleCheck } from 'lucide-react'
import { pagesPath, servicesPath, settingsPath } from '@/admin/paths'
import { Panel } from '@/admin/shared/ui/Panel'
import type { FirstSteps as Steps } from '@/domain/entities'

interface Step {
  name: keyof Steps
  href: string
  label: string
  why: string
}

const steps: Step[] = [
  {
    name: 'contact',
    href: settingsPath,
    label: 'Enter your name and contact details',
    why: 'Until you replace the name, email, phone and WhatsApp number, visitors read those of an example agency, which nobody answers.',
  },
  {
    name: 'texts',
    href: pagesPath,
    label: 'Rewrite the texts of the pages',
    why: "Visitors read the example agency's story, figures and testimonials until you rewrite and publish at least Home, About and Agency.",
  },
  {
    name: 'offer',
    href: servicesPath,
    label: 'Add what you offer',
    why: 'Services, products and projects appear on the site once you publish them. Begin with a service or a product.',
  },
]

/** What a new site needs before visitors come; shown until all of it is done. */
export const FirstSteps = ({ done }: { done: Steps }) => (
  <Panel
    title="Make this site yours"
    action={
      <span className="text-sm text-muted tabular-nums">
        {steps.filter(({ name }) => done[name]).length} of {steps.length} done
      </span>
    }
  >
    <ol className="divide-y divide-line">
      {steps.map(({ name, href, label, why }) => (
        <li key={name} className="flex gap-3 px-4 py-3">
          {done[name] ? (
            <CircleCheck aria-hidden size={18} className="mt-0.5 shrink-0 text-accent" />
          ) : (
            <Circle aria-hidden size={18} className="mt-0.5 shrink-0 text-muted" />
          )}
          <div className="flex min-w-0 flex-col gap-0.5">
            <Link
              href={href}
              prefetch={false}
              className="self-start font-medium text-accent no-underline underline-offset-2 hover:underline focus-visible:outline-2 focus-visible:outline-accent"
            >
              {label}
              {done[name] && <span className="sr-only"> (done)</span>}
            </Link>
            {!done[name] && <span className="text-sm text-muted">{why}</span>}
          </div>
        </li>
      ))}
    </ol>
  </Panel>
)
