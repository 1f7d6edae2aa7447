import type { GlobalBeforeChangeHook } from 'payload'

/** Records who saved a version. */
export const recordSaver: GlobalBeforeChangeHook = ({ data, req }) => ({
  ...data,
  savedBy: req.user?.id ?? null,
})
