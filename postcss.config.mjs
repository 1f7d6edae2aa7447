import { resolve } from 'node:path'

export default {
  plugins: { [resolve('scripts/lib/dropFolderDragging.cjs')]: {}, '@tailwindcss/postcss': {} },
}
