import { run } from './run'
import { questions } from './terminal'

await run(async (payload) => {
  const { makeAccount } = await import('./makeAccount')
  const { ask, close } = questions()
  const message = await makeAccount(payload, ask)
  close()
  return message
})
