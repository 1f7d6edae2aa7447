'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { worksWithLeads } from '@/domain/roles'
import type { User } from '@/payload-types'
import { addArrivals, useArrivals } from '../shared/newLeads/arrivals'
import { listenForLeads } from '../shared/newLeads/listenForLeads'
import { notify } from '../shared/newLeads/notifications'

const countPrefix = /^\(\d+\) /

/** Keeps a count in front of the tab's title, which changes with each screen. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const title = document.title.replace(countPrefix, '')
      const wanted = count ? `(${count}) ${title}` : title
      if (document.title !== wanted) document.title = wanted
    }
    show()
    const titles = new MutationObserver(show)
    titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => titles.disconnect()
  }, [count])
}

/** Announces new leads on every page of the back office. `since` is when the page was rendered, and doesn't change. */
export function NewLeads({ since: rendered }: { since: string }) {
  const [since] = useState(rendered)
  const { user } = useAuth<User>()
  const isForUser = worksWithLeads(user?.role)
  useTitleCount(useArrivals().length)
  useEffect(() => {
    if (!isForUser) return
    return listenForLeads({
      since,
      onLeads(leads, isLeader) {
        const fresh = addArrivals(leads)
        // Once, whatever the number of tabs.
        if (isLeader && fresh.length) notify(fresh)
      },
    })
  }, [isForUser, since])
  return null
}
