import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const names = readdirSync('public', { recursive: true, encoding: 'utf8' })

/** The paths of the files in `public/`, which Next serves from disk. */
export const publicFiles: ReadonlySet<string> = new Set(
  names
    .filter((name) => statSync(path.join('public', name)).isFile())
    .map((name) => encodeURI(`/${name.split(path.sep).join('/')}`)),
)
