import { findFaults, imageFiles } from '../../scripts/lib/imageFiles.mjs'
import { expect, test } from './fixtures'

test('an image contains what the build loads, once, within its size limit', async () => {
  // Without the trace of what the front server loads besides; `npm run image` checks the same with it.
  const layers = await imageFiles(process.cwd(), [])
  // Listed by Next, looked up by Next, and read by path.
  for (const file of [
    'node_modules/sharp/package.json',
    'node_modules/next/dist/server/next-server.js',
    'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff',
  ])
    expect(layers.packages).toContain(file)
  expect(findFaults(layers)).toEqual([])
})
