import type { RequestHandler } from 'express'
import { requestContext } from '../logging/requestContext'
import { contentChanged, showChanges } from '../runtime/contentChanged'

/**
 * Holds the answer to a change of content back until no visitor is given an older page (decision 053). Whatever the
 * request has changed is committed by the time it is answered.
 */
export const deferInvalidation: RequestHandler = (req, res, next) => {
  const context = requestContext.getStore()
  if (!context || req.method === 'GET' || req.method === 'HEAD') return next()
  const changes = { isPending: false }
  context.changes = changes
  const held: (() => void)[] = []
  let last: Promise<void> | undefined

  /** @returns whether it is done later */
  function later(act: () => void): boolean {
    if (held.length === 0 && !changes.isPending) return false
    held.push(act)
    if (!changes.isPending) return true
    changes.isPending = false
    const showing = showChanges()
    last = showing
    void showing.then(() => {
      // Otherwise something has changed since, and the answer waits for that too.
      if (last !== showing) return
      for (const one of held.splice(0)) one()
      res.emit('drain')
    })
    return true
  }

  const { write, end, flushHeaders } = res
  res.write = ((...args: Parameters<typeof write>) =>
    !later(() => write.apply(res, args)) && write.apply(res, args)) as typeof write
  res.flushHeaders = () => {
    if (!later(() => flushHeaders.apply(res))) flushHeaders.apply(res)
  }
  res.end = ((...args: Parameters<typeof end>) => {
    if (!later(() => end.apply(res, args))) end.apply(res, args)
    return res
  }) as typeof end
  res.once('close', () => {
    context.changes = undefined
    // The client left before the answer: the transaction may still be under way.
    if (changes.isPending) contentChanged()
  })
  next()
}
