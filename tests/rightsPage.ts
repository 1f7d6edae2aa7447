import { audiences, payloadRights, payloadScreens, type Right, rights, screens } from './rights'

const staff = ['sales', 'editor', 'admin'] as const
const columns = ['visitor', ...staff] as const

const row = (cells: string[]) => `| ${cells.join(' | ')} |`
const table = (head: string[], rows: string[][]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const marks = (who: Right['who'], list: readonly string[]) =>
  list.map((one) => ((audiences[who] as readonly string[]).includes(one) ? 'yes' : ''))

const calls = ({ calls }: Right) => calls.map((call) => `\`${call}\``).join('<br>')

/** `docs/rights.md`. */
export const rightsPage = `# Rights

Who may do what. This page is written by \`tests/integration/roles.test.ts\` from the table in \`tests/rights.ts\`, with
which the same test calls every endpoint and every collection as every role: change the table, then run the test with
\`-u\`. Decision 058 says why sales may do what they may.

Accounts have one role, \`admin\`, \`editor\` or \`sales\`; visitors have none. A new role takes effect on the next
request. Endpoints answer 401 without a session and 403 without the right.

## Actions

${table(
  ['Resource', 'Action', 'Visitor', 'Sales', 'Editor', 'Admin', 'Endpoints below /api'],
  rights.map((right) => [right.resource, right.action, ...marks(right.who, columns), calls(right)]),
)}

## Screens of the back office

A screen that someone may not see says so.

${table(
  ['Address', 'Screen', 'Sales', 'Editor', 'Admin'],
  screens.map(({ path, title, who }) => [`\`${path}\``, title, ...marks(who, staff)]),
)}

## Payload's own API

Payload's REST API serves its own screens and never visitors. Sales get only what its frame needs: their own session,
permissions and preferences. Editors read services, products and pages as visitors do, and of accounts only their own,
whose name they may change.

${table(
  ['Collection', 'Sales', 'Editor', 'Admin'],
  Object.entries(payloadRights).map(([slug, { editor, admin }]) => [`\`${slug}\``, '', editor, admin]),
)}

## Payload's own screens

${table(
  ['Role', 'Collections and globals'],
  staff.map((role) => [role, payloadScreens[role].join(', ') || 'none']),
)}
`
