import path from 'node:path'
import type { Target } from '@/database/target'
import { restore } from '@/ops/restore/restore'

// A restore that is killed at its n-th progress within the named step: no cleanup runs.
const [from = '', dataDir = '', database = '', step = '', nth = '1'] = process.argv.slice(2)
const target = JSON.parse(database) as Target
let seen = 0
const report = (now: string) => {
  if (!now.startsWith(step)) return
  seen += 1
  if (seen === Number(nth)) process.kill(process.pid, 'SIGKILL')
}
const place = { target, dataDir, backupDir: path.join(dataDir, 'backups') }
restore({ from, ...place, say: () => {}, confirm: async () => true, report }).then(
  () => process.exit(0),
  (error) => {
    process.stderr.write(String(error))
    process.exit(1)
  },
)
