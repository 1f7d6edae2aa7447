/**
 * The layers of the code, lowest first: a file imports from its own folder and from lower layers, never from
 * higher ones. Folders on one line don't import each other. `docs/architecture.md` describes them.
 */
export const layers = [
  ['src/domain', 'src/payload-types.ts'],
  ['src/schemas'],
  ['src/i18n'],
  ['src/errors', 'src/makeFolder.ts', 'src/remember.ts', 'src/processGlobal.ts'],
  ['src/settings.ts'],
  ['src/logging'],
  ['src/rich-text', 'src/toast', 'src/fonts'],
  ['src/http'],
  ['src/metrics'],
  ['src/runtime'],
  ['src/database'],
  ['src/storage'],
  ['src/rate-limit'],
  ['src/mail'],
  ['src/audit'],
  ['src/content'],
  ['src/trash'],
  ['src/ops'],
  ['src/jobs'],
  ['access'],
  ['hooks'],
  ['collections'],
  ['globals'],
  ['src/endpoints'],
  ['src/site', 'src/admin'],
  ['payload.config.ts'],
  ['src/app', 'src/proxy.ts'],
  ['src/startup'],
  ['src/commands', 'src/instrumentation.ts'],
  ['src/front'],
  ['server.ts'],
]

/** The same within the back office. */
export const adminLayers = [
  ['src/admin/paths.ts'],
  ['src/admin/session'],
  ['src/admin/shared'],
  ['src/admin/payload'],
  ['src/admin/shell'],
  ['src/admin/screens'],
]

/**
 * Who may import `payload.config.ts`. Everything else gets the running Payload from `src/runtime/cms.ts`, or from its
 * request.
 */
const opensPayload = ['src/app', 'src/startup', 'src/commands']

const under = (paths) => `^(?:${paths.map((p) => p.replaceAll('.', '\\.')).join('|')})(?:/|$)`
const packages = (names) => `(?:^|/)node_modules/(?:${names.join('|')})/`

/** Forbids each folder in a list to import from its own line or later ones. */
const oneWay = (list) =>
  list.flatMap((line, floor) =>
    line.map((room) => ({
      name: `layers-${room}`,
      severity: 'error',
      from: { path: under([room]) },
      to: {
        path: under(
          list
            .slice(floor)
            .flat()
            .filter((other) => other !== room),
        ),
      },
    })),
  )

export const forbidden = [
  {
    name: 'no-circular',
    comment: 'Files that import each other cannot be understood, tested or moved apart.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  ...oneWay(layers),
  ...oneWay(adminLayers),
  {
    name: 'config-is-opened-once',
    severity: 'error',
    from: { pathNot: under(opensPayload) },
    to: { path: '^payload\\.config\\.ts$' },
  },
  {
    name: 'domain-is-pure',
    comment: 'The rules of the business, and of what is typed, know no framework.',
    severity: 'error',
    from: { path: under(['src/domain', 'src/schemas']) },
    to: { path: packages(['payload', '@payloadcms', 'next', 'react', 'express', 'mongodb', 'mongoose']) },
  },
  {
    name: 'screens-know-no-payload',
    comment: 'Only what reads and writes content talks to Payload; its types may be named.',
    severity: 'error',
    from: { path: under(['src/site']) },
    to: { path: packages(['payload']), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'front-knows-no-cms',
    comment: 'The front server reaches the CMS through src/runtime/bridge.ts alone (decision 001).',
    severity: 'error',
    from: { path: under(['src/front']) },
    to: { path: `${under(['src/content', 'src/site', 'src/admin', 'src/app'])}|${packages(['payload'])}` },
  },
]

export default {
  forbidden,
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)\\.next/|\\.test\\.tsx?$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
