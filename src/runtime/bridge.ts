import { processGlobal } from '../processGlobal'

/** What the Next side provides to the front server. */
interface Bridge {
  /** Called once the product is up or can't start. Next itself would start without it. */
  prepared?: (failure?: { error: unknown }) => void
  /** Counts a search from an address; rejects without an error if it exceeds the limit. */
  countSearch?: (address: string) => Promise<unknown>
  /** Whether a request with these headers is from staff. */
  isLoggedIn?: (headers: Headers) => Promise<boolean>
  /** Answers a request to a path under /api. */
  answerApi?: (request: Request) => Promise<Response>
  /** Paths of our own API below /api, such as `/leads/:id`. */
  apiPaths?: string[]
  /** Why demo content can't be added at the moment, as a sentence. */
  demoProblem?: string | undefined
  /** Ends responses that would otherwise go on as long as the client stays. */
  endStreams?: () => void
  /** Closes the database and stops the jobs. */
  close?: () => Promise<void>
}

export const bridge = processGlobal<Bridge>('bridge', () => ({}))
