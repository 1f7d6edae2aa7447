'use client'

import { useEffect } from 'react'
import { leaveEndedSession, logOut } from '@/admin/session/logOut'
import { forgetKeptForms } from '@/admin/shared/crud/formDrafts'

interface Props {
  returnPath: string
  /** Whether somebody asked for it: then nothing that they typed stays. A session that ended keeps it. */
  isMeant: boolean
}

/** Logs out as soon as it is seen. */
export function Leaving({ returnPath, isMeant }: Props) {
  useEffect(() => {
    if (isMeant) forgetKeptForms()
    void (isMeant ? logOut : leaveEndedSession)(returnPath)
  }, [returnPath, isMeant])
  return <p className="leaving">Logging out…</p>
}
