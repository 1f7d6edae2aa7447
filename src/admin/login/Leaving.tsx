'use client'

import { useEffect } from 'react'
import { logOut } from '../logOut'

/** Logs out as soon as it is seen. */
export function Leaving({ returnPath }: { returnPath: string }) {
  useEffect(() => {
    void logOut(returnPath)
  }, [returnPath])
  return <p className="leaving">Logging out …</p>
}
