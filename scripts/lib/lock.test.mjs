import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** Where Node would find a package from `folder`, or undefined. */
function resolve(folder, name) {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`
    if (packages[place]) return place
    if (!at) return undefined
  }
}

// npm omits what a partial registry doesn't have, and `npm ci` then fails on every machine.
test('the lock file contains the optional packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !resolve(folder, name)),
  )
  expect(missing).toEqual([])
})

// An extraneous entry is never installed, so every start would install again.
test('the lock file contains nothing that npm ci leaves out', () => {
  const extraneous = Object.entries(packages).filter(([, entry]) => entry.extraneous)
  expect(extraneous).toEqual([])
})
