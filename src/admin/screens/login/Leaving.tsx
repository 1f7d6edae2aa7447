'use client'

import { useEffect } from 'react'
import { leaveEndedSession, logOut } from '@/admin/session/logOut'
import { deleteFormDrafts } from '@/admin/shared/forms/formDrafts'

interface Props {
  returnPath: string
  /** Whether the user chose to log out, which deletes unsaved changes. They are kept when a session ends. */
  isMeant: boolean
}

/** Logs out as soon as it mounts. */
export function Leaving({ returnPath, isMeant }: Props) {
  useEffect(() => {
    if (isMeant) deleteFormDrafts()
    void (isMeant ? logOut : leaveEndedSession)(returnPath)
  }, [returnPath, isMeant])
  return <p className="leaving">Logging out…</p>
}
