import { screenTitle } from '@/domain/pageTexts/model'
import { pageModels, pageNames } from '@/domain/pageTexts/pages'
import type { Role } from '@/domain/roles'

/** Who may do something: visitors and all staff, all staff, or some roles. */
export type Audience = 'anyone' | 'staff' | 'content' | 'leads' | 'admin'

export const audiences: Record<Audience, readonly ('visitor' | Role)[]> = {
  anyone: ['visitor', 'sales', 'editor', 'admin'],
  staff: ['sales', 'editor', 'admin'],
  content: ['editor', 'admin'],
  leads: ['sales', 'admin'],
  admin: ['admin'],
}

export interface Right {
  resource: string
  action: string
  who: Audience
  /** The endpoints behind it, below /api. */
  calls: string[]
  /** If only some calls of an endpoint are meant: this body, with an id of no entry. */
  body?: (id: string) => object
}

/** A resource's rights, each as its action, who has it, and its endpoints. */
const of = (resource: string, ...rows: [string, Audience, ...string[]][]): Right[] =>
  rows.map(([action, who, ...calls]) => ({ resource, action, who, calls }))

/** The full editor of a content type. */
const fullEditor = (path: string, who: Audience): [string, Audience, ...string[]][] => [
  [
    'Draft, publish, schedule and unpublish in the full editor',
    who,
    `GET ${path}/:id/draft`,
    `PUT ${path}/:id/draft`,
    `POST ${path}/:id/publish`,
    `POST ${path}/:id/unpublish`,
    `PUT ${path}/:id/schedule`,
    `POST ${path}/:id/presence`,
  ],
  [
    'Ask a colleague for a review, who answers; see and withdraw requests',
    who,
    `GET ${path}/:id/review`,
    `POST ${path}/:id/review`,
    `PUT ${path}/:id/review`,
    `DELETE ${path}/:id/review`,
  ],
  [
    'See, compare and restore versions',
    who,
    `GET ${path}/:id/versions`,
    `GET ${path}/:id/versions/:version`,
    `POST ${path}/:id/versions/:version/restore`,
  ],
  [
    'Comment on a passage, reply, resolve and reopen; change one’s own comments',
    who,
    `GET ${path}/:id/comments`,
    `POST ${path}/:id/comments`,
    `PUT ${path}/:id/comments/:comment`,
    `PUT ${path}/:id/comments/:comment/resolved`,
  ],
  [
    who === 'content' ? 'Delete comments; editors only their own, without replies' : 'Delete comments',
    who,
    `DELETE ${path}/:id/comments/:comment`,
  ],
]

/** The four verbs of a content type on our own screens, and reading one entry. */
const crud = (resource: string, path: string, who: Audience): Right[] =>
  of(
    resource,
    ['List and open, drafts included', who, `GET ${path}`, `GET ${path}/facets`, `GET ${path}/:id`],
    ['Add, edit and publish', who, `POST ${path}`, `PUT ${path}/:id`],
    [
      who === 'content'
        ? 'Delete; editors only drafts of their own, unless the settings allow more'
        : 'Delete',
      who,
      `DELETE ${path}/:id`,
    ],
    [
      'Publish, unpublish, delete and restore several at once, each as one may change it alone',
      who,
      `POST ${path}/bulk`,
    ],
    ...fullEditor(path, who),
  )

/**
 * Who may do what. `roles.test.ts` calls every endpoint as every role and fails for one that is missing here, and
 * `docs/rights.md` is this table: decide who may call a new endpoint, then run that test with `-u`.
 */
export const rights: Right[] = [
  ...of(
    'Website',
    [
      'Read what is published',
      'anyone',
      'GET /settings',
      'GET /analytics/public',
      'GET /services',
      'GET /products',
      'GET /products/:id',
      'GET /blog-posts',
      'GET /blog-posts/:slug',
      'POST /blog-posts/:slug/view',
      'GET /projects',
      'GET /search',
    ],
    ['Send an inquiry', 'anyone', 'POST /leads', 'POST /leads/form'],
    ['Log in and out', 'anyone', 'POST /auth/login', 'POST /auth/logout'],
  ),
  ...of(
    'Leads',
    ['List, search, board and details', 'leads', 'GET /admin/leads', 'GET /admin/leads/:id'],
    ['Hear of new leads', 'leads', 'GET /admin/leads/events'],
    ['Counts and names of owners', 'leads', 'GET /admin/leads/counts', 'GET /admin/leads/summary'],
    ['History of a lead', 'leads', 'GET /admin/leads/:id/history'],
    [
      'Change status and outcome, contact, notes, value, owner and next steps',
      'leads',
      'PUT /admin/leads/:id',
    ],
    [
      'Read and add notes; change one’s own and delete them, admins any',
      'leads',
      'GET /admin/leads/:id/notes',
      'POST /admin/leads/:id/notes',
      'PUT /admin/leads/:id/notes/:note',
      'DELETE /admin/leads/:id/notes/:note',
    ],
    [
      'Change several at once, spam, trash and restore',
      'leads',
      'POST /admin/leads/bulk',
      'POST /admin/leads/bulk/undo',
    ],
    ['Move to the trash', 'leads', 'DELETE /admin/leads/:id'],
    ['Export as CSV, which the audit log records', 'leads', 'GET /admin/leads/export'],
  ),
  {
    resource: 'Leads',
    action: 'Delete from the trash forever',
    who: 'admin',
    calls: ['POST /admin/leads/bulk'],
    body: (id) => ({ action: 'purge', ids: [id] }),
  },
  ...of(
    'Figures',
    [
      'Leads received, forecast, what was won and lost, next steps',
      'leads',
      'GET /admin/analytics/leads',
      'GET /admin/analytics/deals',
      'GET /admin/analytics/next-steps',
    ],
    ['Posts read, drafts and scheduled posts', 'content', 'GET /admin/analytics/posts'],
    ['Totals of the whole agency', 'admin', 'GET /admin/analytics'],
  ),
  ...of('Lists', [
    'Choose a layout and name views, for oneself, of lists that one has',
    'staff',
    'GET /admin/lists/:list',
    'PUT /admin/lists/:list',
    'POST /admin/lists/:list/views',
    'PUT /admin/lists/:list/views/:id',
    'DELETE /admin/lists/:list/views/:id',
  ]),
  ...crud('Posts', '/admin/blog-posts', 'content'),
  ...of(
    'Posts',
    ['Preview unsaved text', 'content', 'POST /admin/blog-posts/preview'],
    ['Check for search engines', 'content', 'POST /admin/seo/check'],
  ),
  ...crud('Projects', '/admin/projects', 'content'),
  ...of('Previews', ['Link to a draft, if one may edit it', 'content', 'GET /admin/preview/:kind/:id']),
  ...of('Reviews', ['See what one is asked to review, and the answers', 'content', 'GET /admin/reviews']),
  ...of('Translations', [
    'List, read, save, call ready and withdraw, each of what one may write',
    'content',
    'GET /admin/translations',
    'GET /admin/translations/counts',
    'GET /admin/translations/next',
    'GET /admin/translations/export',
    'POST /admin/translations/import',
    'GET /admin/translations/:kind/:entry/:language',
    'PUT /admin/translations/:kind/:entry/:language',
    'POST /admin/translations/:kind/:entry/:language/withdraw',
  ]),
  ...of('Content report', ['What may deserve attention, of what one writes', 'content', 'GET /admin/report']),
  ...of('Page texts', ['List', 'content', 'GET /admin/pages']),
  ...of(
    'Page texts',
    ...pageNames.map((name): [string, Audience, ...string[]] => [
      `${pageModels[name].label}: read, save a draft, publish, see versions`,
      'content',
      `GET /admin/pages/${name}`,
      `PUT /admin/pages/${name}`,
      `GET /admin/pages/${name}/versions`,
      `GET /admin/pages/${name}/versions/:version`,
    ]),
  ),
  ...of(
    'Text pages',
    ['List', 'admin', 'GET /admin/text-pages'],
    ['Delete', 'admin', 'DELETE /admin/text-pages/:id'],
    ...fullEditor('/admin/text-pages', 'admin'),
  ),
  ...of(
    'Media',
    [
      'Tags, and where an image is used',
      'content',
      'GET /admin/media/tags',
      'GET /admin/media/:id/places',
      'GET /admin/media/:id/rights',
    ],
    ['Delete; editors only their own, unless the settings allow more', 'content', 'DELETE /admin/media/:id'],
  ),
  ...of(
    'Trash',
    [
      'List and restore what one may delete',
      'content',
      'GET /admin/trash',
      'POST /admin/trash/:kind/:id/restore',
    ],
    ['Delete forever', 'admin', 'DELETE /admin/trash/:kind/:id'],
  ),
  ...crud('Services', '/admin/services', 'admin'),
  ...crud('Products', '/admin/products', 'admin'),
  ...of('Settings', ['Read and change', 'admin', 'GET /admin/settings', 'PUT /admin/settings']),
  ...of(
    'Accounts',
    ['List', 'admin', 'GET /admin/users'],
    [
      'Create, change role, deactivate, delete',
      'admin',
      'POST /admin/users',
      'PUT /admin/users/:id',
      'DELETE /admin/users/:id',
    ],
    [
      'Set passwords, end sessions',
      'admin',
      'PUT /admin/users/:id/password',
      'DELETE /admin/users/:id/sessions',
    ],
  ),
  ...of('Audit log', ['Read and search', 'admin', 'GET /admin/audit']),
  ...of(
    'System',
    [
      'State, jobs and mail',
      'admin',
      'GET /admin/system',
      'POST /admin/system/jobs/retry',
      'POST /admin/system/mail/check',
    ],
    [
      'Backups',
      'admin',
      'GET /admin/system/backups',
      'POST /admin/system/backups',
      'GET /admin/system/backups/:name',
    ],
  ),
  ...of(
    'Own account',
    [
      'Name, password and sessions',
      'staff',
      'GET /admin/profile',
      'PUT /admin/profile',
      'PUT /admin/profile/password',
      'DELETE /admin/profile/sessions',
    ],
    ['Command palette, with what one may open', 'staff', 'GET /admin/search'],
  ),
]

interface Screen {
  path: string
  title: string
  who: Audience
}

/** The screens of the back office. */
export const screens: Screen[] = [
  { path: '/admin', title: 'Dashboard, with what one works on', who: 'staff' },
  { path: '/admin/leads', title: 'Leads', who: 'leads' },
  { path: '/admin/crm', title: 'CRM', who: 'leads' },
  { path: '/admin/services', title: 'Services', who: 'admin' },
  { path: '/admin/products', title: 'Products', who: 'admin' },
  { path: '/admin/portfolio', title: 'Portfolio', who: 'content' },
  { path: '/admin/blogs', title: 'Blog', who: 'content' },
  { path: '/admin/new/blog-post', title: 'New post in the full editor', who: 'content' },
  { path: '/admin/new/project', title: 'New project in the full editor', who: 'content' },
  { path: '/admin/new/service', title: 'New service in the full editor', who: 'admin' },
  { path: '/admin/new/product', title: 'New product in the full editor', who: 'admin' },
  { path: '/admin/new/page', title: 'New text page in the full editor', who: 'admin' },
  { path: '/admin/blogs/{id}/edit', title: 'Full editor of a post', who: 'content' },
  { path: '/admin/portfolio/{id}/edit', title: 'Full editor of a project', who: 'content' },
  { path: '/admin/services/{id}/edit', title: 'Full editor of a service', who: 'admin' },
  { path: '/admin/products/{id}/edit', title: 'Full editor of a product', who: 'admin' },
  { path: '/admin/pages/{id}/edit', title: 'Full editor of a text page', who: 'admin' },
  { path: '/admin/media', title: 'Media', who: 'content' },
  { path: '/admin/pages', title: 'Pages', who: 'content' },
  ...pageNames.map(
    (name): Screen => ({
      path: `/admin/pages/${name}`,
      title: screenTitle(pageModels[name]),
      who: 'content',
    }),
  ),
  { path: '/admin/translations', title: 'Translations', who: 'content' },
  { path: '/admin/translations/blog-post/{id}/de', title: 'Translation of a post', who: 'content' },
  { path: '/admin/report', title: 'Content report', who: 'content' },
  { path: '/admin/trash', title: 'Trash', who: 'content' },
  { path: '/admin/settings', title: 'Settings', who: 'admin' },
  { path: '/admin/users', title: 'Users', who: 'admin' },
  { path: '/admin/audit', title: 'Audit log', who: 'admin' },
  { path: '/admin/system', title: 'System', who: 'admin' },
  { path: '/admin/profile', title: 'Profile', who: 'staff' },
]

type Operations = Record<'editor' | 'admin', string>

/**
 * What Payload's own REST API lets a role do with a collection. Sales get nothing from it: the guard refuses them
 * before a collection is asked (decision 058). Deleting there is permanent, which editors may not; they move to the trash.
 */
export const payloadRights: Record<string, Operations> = {
  project: { editor: 'read create update versions', admin: 'read create update delete versions' },
  'blog-post': { editor: 'read create update versions', admin: 'read create update delete versions' },
  media: { editor: 'read create update', admin: 'read create update delete' },
  service: { editor: 'read', admin: 'read create update delete versions' },
  product: { editor: 'read', admin: 'read create update delete versions' },
  page: { editor: 'read', admin: 'read create update delete versions' },
  // Editors: only their own account, see accounts.test.ts.
  users: { editor: 'read', admin: 'read create' },
  'view-count': { editor: 'read', admin: 'read' },
  address: { editor: 'read', admin: 'read' },
  lead: { editor: '', admin: 'read update delete' },
  'lead-note': { editor: '', admin: 'read' },
  comment: { editor: '', admin: '' },
  review: { editor: '', admin: '' },
  'system-state': { editor: '', admin: '' },
  'search-entry': { editor: 'read', admin: 'read' },
  translation: { editor: '', admin: '' },
  'audit-entry': { editor: '', admin: 'read' },
}

/** Payload's own screens, of collections and globals, that a role gets. */
export const payloadScreens: Record<Role, string[]> = {
  admin: ['blog-post', 'lead', 'media', 'page', 'product', 'project', 'service', 'site-settings'],
  editor: ['blog-post', 'media', 'project'],
  sales: [],
}
