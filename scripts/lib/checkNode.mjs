import { readFileSync } from 'node:fs'
import { configurationExit, fail } from './say.mjs'

/**
 * The oldest release that package.json allows (`engines`), which is defined nowhere else. @returns {string} such as
 * 20.9
 */
export function neededNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  return engines.node.match(/\d+\.\d+/)[0]
}

/** @param {string} version in the format of process.versions.node */
export function isNewEnough(version) {
  const [[major, minor], [least, leastMinor]] = [version, neededNode()].map((text) =>
    text.split('.').map(Number),
  )
  return major > least || (major === least && minor >= leastMinor)
}

export function checkNode() {
  const { node } = process.versions
  if (!isNewEnough(node))
    fail(`Frontdesk needs Node ${neededNode()} or later; this is Node ${node}.`, configurationExit)
}
