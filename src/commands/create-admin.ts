import { run } from './run'
import { questions } from './terminal'

await run(async (payload) => {
  const [{ settings }, { makeAdmin }] = await Promise.all([import('../settings'), import('./makeAccount')])
  const { ask, close } = questions()
  const message = await makeAdmin(payload, settings.firstAdmin, ask)
  close()
  return message
})
