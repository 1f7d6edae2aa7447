import { imageFiles, mostBytes, sizeOf } from '../../scripts/lib/imageFiles.mjs'
import { expect, test } from './fixtures'

test('an image contains what is loaded, once, within its size limit', async () => {
  test.setTimeout(300_000)
  const layers = await imageFiles(process.cwd())
  const files = Object.values(layers).flat()
  expect(new Set(files).size).toBe(files.length)
  expect(sizeOf(files)).toBeLessThan(mostBytes)
  // An update only changes the build and our own code.
  expect(sizeOf([...layers.build, ...layers.own])).toBeLessThan(60e6)
  const unwanted = /\.map$|monaco-editor|@next\/swc-|^(?:src|scripts|collections)\/.*\.test\.|^data\/|^\.env/
  expect(files.filter((file) => unwanted.test(file))).toEqual([])
  for (const file of [
    'dist/server.js',
    '.next/BUILD_ID',
    '.next/frontdesk-sources',
    'dist/commands/backup.js',
  ])
    expect(files).toContain(file)
})
