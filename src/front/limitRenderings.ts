import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Request, RequestHandler } from 'express'
import { addressHeader } from '../rate-limit/visitor'
import { Semaphore } from '../runtime/Semaphore'
import { isAsset } from './cache/policy'
import { publicFiles } from './cache/publicFiles'

/** Responses that Next renders at once: of all, and of one visitor, so that nobody takes every place. */
const max = { ofAll: 8, ofVisitor: 4 }
/** Milliseconds between two looks at a response, and after which one that doesn't end gives its place up. */
const pause = 1000
const timeout = 30_000

const all = new Semaphore(max.ofAll)
const visitors = new Map<string, Semaphore>()

const isRendered = ({ path }: Request): boolean =>
  !path.startsWith('/api/') && !isAsset(path) && !publicFiles.has(path)

/** Resolves once Next has rendered a response, or only waits for a client that reads slowly. */
function rendered(res: ServerResponse): Promise<void> {
  const start = performance.now()
  return new Promise((resolve) => {
    const end = () => {
      clearInterval(timer)
      resolve()
    }
    const timer = setInterval(() => {
      if (res.writableNeedDrain || performance.now() - start > timeout) end()
    }, pause)
    res.once('prefinish', end).once('close', end)
  })
}

/**
 * Lets a few of the responses that aren't cached be rendered at once; the others wait for their turn. Rendering is work of
 * the one thread: without a limit, a visitor who asks for a hundred previews stops every other page, those from memory
 * too (decision 081).
 * @param gate passed by every request before it is rendered
 */
export function limitRenderings(gate: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (!isRendered(req)) return next()
    const address = String(req.headers[addressHeader])
    const own = visitors.get(address) ?? new Semaphore(max.ofVisitor)
    visitors.set(address, own)
    const render = async () => {
      // Connections are accepted between the renderings, which may never wait for anything else.
      await nextTurn()
      await new Promise<void>((resolve) => gate(req, res, () => resolve()))
      if (res.closed) return
      const done = rendered(res)
      next()
      await done
    }
    void own
      .run(() => all.run(render))
      .finally(() => {
        if (own.isIdle) visitors.delete(address)
      })
  }
}
