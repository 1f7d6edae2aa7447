import { bridge } from '../../runtime/bridge'
import type { Handler } from '../cache/Rendering'
import { sendResponse } from './sendResponse'
import { toRequest } from './toRequest'

/** Next redirects other spellings: a slash at the end, or two in a row. */
const ofApi = /^\/api(?:\/[^/?]+)*(?:\?|$)/

/** Answers the API without Next's routing, which takes longer than most endpoints (decision 052). */
export const apiBefore =
  (next: Handler): Handler =>
  async (req, res) => {
    if (!bridge.answerApi || !ofApi.test(req.url ?? '')) return next(req, res)
    await sendResponse(await bridge.answerApi(toRequest(req)), req, res)
  }
