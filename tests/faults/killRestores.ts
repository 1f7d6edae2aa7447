import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { all, between, command, forgetLimits, type Outcome, type Place } from './place'

const longest = 9000

async function leads({ product, mongoUrl }: Place): Promise<number> {
  await forgetLimits(mongoUrl)
  await product.start()
  const count = (await all(product, '/api/admin/leads')).length
  await product.stop()
  return count
}

/**
 * Kills a restore at random moments. Afterwards all data must be the old, or all of it the backup's if the restore had
 * finished.
 */
export async function killRestores(place: Place, tried: number): Promise<Outcome> {
  const { product, dataDir } = place
  const out = path.join(dataDir, 'restores')
  await command(place, ['backup', '--out', out])
  const [name = ''] = await readdir(out)
  const inBackup = (await all(product, '/api/admin/leads')).length
  const answer = await fetch(`${product.baseURL}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fullName: 'Somebody later',
      email: 'later@example.com',
      serviceType: 'consultation',
      description: 'Came after the backup.',
      elapsed: 20_000,
    }),
  })
  if (answer.status !== 201) throw new Error(`The inquiry was answered by ${answer.status}.`)
  await product.stop()
  let old = inBackup + 1
  let kills = 0
  let lost = 0
  for (let number = 0; number < tried; number += 1) {
    const args = ['restore', path.join(out, name), '--yes']
    const { isKilled, code, output } = await command(place, args, between(500, longest))
    if (isKilled) kills += 1
    else if (code !== 0) throw new Error(output)
    const now = await leads(place)
    // Killed after the switch either is possible; anything else is a loss.
    if (now !== old && now !== inBackup) lost += 1
    old = now
  }
  await product.start()
  return { tried, kills, lost }
}
