'use client'

import { Link, useAuth, useTheme } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { logOut } from '@/admin/session/logOut'
import { QueryProvider } from '@/admin/shared/api/QueryProvider'
import { deleteFormDrafts } from '@/admin/shared/forms/formDrafts'
import { leave } from '@/admin/shared/ui/unsaved'
import type { User } from '@/payload-types'
import type { Entry } from './entries'
import { KeyList } from './KeyList'
import type { Command } from './keys'
import { show, useOverlay } from './overlay'
import { Palette } from './Palette'
import { useKeys } from './useKeys'

/** The screen's search box, ours or that of Payload's lists. */
function screenSearch(): HTMLInputElement | null {
  const boxes = document.querySelectorAll<HTMLInputElement>(
    'main input[type=search], .template-default input[type=search], .search-filter input',
  )
  return [...boxes].find((box) => box.offsetParent !== null) ?? null
}

interface ClickedLinkProps {
  href: string
  onGone: () => void
}

/**
 * Navigates by clicking a link instead of using the router, so that guards of unsaved changes can ask; Payload's only
 * listen to links.
 */
function ClickedLink({ href, onGone }: ClickedLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    link.current?.click()
    onGone()
  }, [onGone])
  return <Link ref={link} href={href} prefetch={false} aria-hidden tabIndex={-1} className="hidden" />
}

/** The command palette and the keyboard shortcuts, above every page of the back office. */
export function Overlays() {
  const { user } = useAuth<User>()
  const overlay = useOverlay()
  const { theme, setTheme } = useTheme()
  const [wanted, setWanted] = useState<string | null>(null)

  function runCommand(command: NonNullable<Command>) {
    if (!user) return
    if (command.do === 'go') setWanted(command.href)
    else if (command.do === 'search') {
      const box = screenSearch()
      if (box) box.select()
      else show('palette')
    } else if (command.do !== 'startGo') show(command.do)
  }
  useKeys(runCommand)

  function choose({ href, act }: Entry) {
    show(act === 'keys' ? 'keys' : null)
    if (act === 'theme') setTheme(theme === 'dark' ? 'light' : 'dark')
    if (act === 'logout')
      leave(
        () => {
          deleteFormDrafts()
          void logOut()
        },
        { forgets: true },
      )
    if (href === '/') window.open(href, '_blank', 'noopener')
    else if (href) setWanted(href)
  }

  if (!user) return null
  return (
    <>
      {overlay === 'palette' && (
        <QueryProvider>
          <Palette role={user.role} onClose={() => show(null)} onChoose={choose} />
        </QueryProvider>
      )}
      {overlay === 'keys' && <KeyList role={user.role} onClose={() => show(null)} />}
      {wanted && <ClickedLink key={wanted} href={wanted} onGone={() => setWanted(null)} />}
    </>
  )
}
