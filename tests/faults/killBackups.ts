import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { between, command, type Outcome, type Place } from './place'

/** More than the milliseconds the command takes on two free cores. */
const longest = 5000

/** Kills `npm run backup` at random moments while the server runs; every file with a backup's name must be valid. */
export async function killBackups(place: Place, tried: number): Promise<Outcome> {
  const out = path.join(place.dataDir, 'faults')
  let kills = 0
  for (let number = 0; number < tried; number += 1) {
    const { isKilled } = await command(place, ['backup', '--out', out], between(200, longest))
    if (isKilled) kills += 1
  }
  let lost = 0
  for (const name of (await readdir(out).catch(() => [])).filter((one) => !one.startsWith('.'))) {
    const { code } = await command(place, ['restore', path.join(out, name), '--verify'])
    if (code !== 0) lost += 1
  }
  return { tried, kills, lost }
}
