import { configurationExit, fail } from './say.mjs'

const needed = [20, 9]

/** @param {string} version as process.versions.node has it */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > needed[0] || (major === needed[0] && minor >= needed[1])
}

export function checkNode() {
  const { node } = process.versions
  if (!isNewEnough(node))
    fail(`Frontdesk needs Node ${needed.join('.')} or later; this is Node ${node}.`, configurationExit)
}
