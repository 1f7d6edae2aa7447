import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether it is rendered in the browser: not on the server, nor the first time, when both must be the same. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
