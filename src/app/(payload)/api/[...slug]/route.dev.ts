import { answerApi } from '../answerApi'

// For development only, where Next loads changed endpoints again (next.config.mjs). In production the front
// server calls `answerApi` itself (decision 052).
export {
  answerApi as DELETE,
  answerApi as GET,
  answerApi as OPTIONS,
  answerApi as PATCH,
  answerApi as POST,
  answerApi as PUT,
}
