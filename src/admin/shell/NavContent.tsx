'use client'

import { Link } from '@payloadcms/ui'
import { ExternalLink } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { labelOf } from '@/domain/choice'
import { type Role, roles } from '@/domain/roles'
import { adminPath, profilePath } from '../paths'
import { Brand } from './Brand'
import { LogOutButton } from './LogOutButton'
import { SearchButton } from './palette/SearchButton'
import { SectionIcon } from './SectionIcon'
import { isCurrent, sectionsFor } from './sections'
import { ThemeSwitch } from './ThemeSwitch'

const focus = 'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent'

interface Props {
  /** Of the logged-in user. */
  name: string
  username: string
  role: Role
}

/** Logo, sections and the logged-in user. */
export function NavContent({ name, username, role }: Props) {
  const pathname = usePathname()
  return (
    <div className="flex h-full flex-col gap-1 overflow-y-auto p-3 text-ink">
      <Link href={adminPath} prefetch={false} className={`mb-1 rounded-md px-2.5 py-2 no-underline ${focus}`}>
        <Brand />
      </Link>
      <SearchButton />
      <nav aria-label="Back office" className="flex min-h-48 grow flex-col gap-3 overflow-y-auto">
        {sectionsFor(role).map(({ title, sections }) => (
          <div key={title ?? 'main'}>
            {title && <p className="px-2.5 pb-1 text-xs font-medium text-muted">{title}</p>}
            <ul className="flex flex-col gap-px">
              {sections.map((section) => (
                <li key={section.href}>
                  <Link
                    href={section.href}
                    prefetch={false}
                    aria-current={isCurrent(section, pathname) ? 'page' : undefined}
                    className={`flex min-h-9 items-center gap-2.5 rounded-md px-2.5 text-base text-ink lg:min-h-8 no-underline hover:bg-pressed aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-strong ${focus}`}
                  >
                    <SectionIcon name={section.icon} />
                    {section.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="flex items-center justify-between gap-2">
        <a
          href="/"
          target="_blank"
          rel="noreferrer"
          className={`flex min-h-9 grow items-center gap-2.5 rounded-md px-2.5 text-sm text-muted no-underline hover:bg-pressed hover:text-ink ${focus}`}
        >
          <ExternalLink aria-hidden size={15} />
          View site
        </a>
        <ThemeSwitch />
      </div>
      <div className="flex items-center gap-2 border-t border-line pt-3">
        <Link
          href={profilePath}
          prefetch={false}
          className={`min-w-0 grow rounded-md px-2.5 py-1 text-ink no-underline hover:bg-pressed ${focus}`}
        >
          <span className="block truncate text-base font-medium">{name}</span>
          <span className="block truncate text-xs text-muted">
            {name !== username && `${username} · `}
            {labelOf(roles, role)}
          </span>
        </Link>
        <LogOutButton />
      </div>
    </div>
  )
}
