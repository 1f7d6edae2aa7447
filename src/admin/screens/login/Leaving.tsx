'use client'

import { useEffect } from 'react'
import { leaveEndedSession, logOut } from '@/admin/session/logOut'
import { forgetKeptForms } from '@/admin/shared/forms/formDrafts'

interface Props {
  returnPath: string
  /** Whether the user asked to log out: then unsaved changes are deleted. When a session ended they stay. */
  isMeant: boolean
}

/** Logs out as soon as it is rendered. */
export function Leaving({ returnPath, isMeant }: Props) {
  useEffect(() => {
    if (isMeant) forgetKeptForms()
    void (isMeant ? logOut : leaveEndedSession)(returnPath)
  }, [returnPath, isMeant])
  return <p className="leaving">Logging out…</p>
}
