import { run } from './run.mjs'

/** The release in the image: if the tests run on another one, they also run on this. */
export const newerNode = 24

const majorOf = (version) => Number(version.split('.', 1)[0])

export const testsNewerNode = (version = process.versions.node) => majorOf(version) !== newerNode

/** The path of a Node of that release, cached by npm; undefined if it isn't available. */
export async function getNode(release) {
  const command = ['exec', '--yes', `--package=node@${release}`, '--loglevel=error', '--', 'node', '-p']
  const { code, output } = await run(
    'npm',
    [...command, 'process.version.slice(1) + "=" + process.execPath'],
    {
      quiet: true,
    },
  )
  const [version = '', path] = output.trim().split('\n').at(-1)?.split('=') ?? []
  return code === 0 && path && majorOf(version) === release ? path : undefined
}
