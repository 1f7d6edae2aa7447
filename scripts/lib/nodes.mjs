import { run } from './run.mjs'

/** The releases that the tests run on beside the one that runs them: those with support, and the image's. */
export const testedReleases = [22, 24]

const majorOf = (version) => Number(version.split('.', 1)[0])

/** The ones of these releases that this process does not run on. */
export const otherReleases = (releases = testedReleases, version = process.versions.node) =>
  releases.filter((release) => release !== majorOf(version))

/** The path of a Node of that release, which npm keeps; undefined where it cannot be had. */
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
