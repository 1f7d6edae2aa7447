import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const locales = Object.keys(JSON.parse(readFileSync('src/domain/languages.json', 'utf8'))).join('|')

/** What the front server provides, as paths: scripts/lib/sharedModules.mjs. None in development. */
const shared = Object.keys(globalThis[Symbol.for('frontdesk.modules')] ?? {})
const isShared = new RegExp(`^(?:${shared.map((file) => file.replaceAll('.', '[.]')).join('|')})$`)

/** @type {import('next').NextConfig} */
const config = {
  // The front server answers /api itself; only development has a route for it.
  pageExtensions: [...(process.env.NODE_ENV === 'production' ? [] : ['dev.ts']), 'ts', 'tsx'],
  poweredByHeader: false,
  // The front server caches compressed pages and requests them uncompressed. Everything else is compressed here.
  compress: true,
  cacheHandler: path.resolve('src/front/nextCache.mjs'),
  cacheMaxMemorySize: 0,
  // In development Next's scripts wait for a socket that it only opens for its own host name.
  allowedDevOrigins: ['127.0.0.1'],
  serverExternalPackages: ['jsdom', 'zod', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'],
  turbopack: {
    rules: {
      '*.ts': {
        condition: { all: [{ not: 'browser' }, { path: isShared }] },
        loaders: ['./scripts/lib/sharedModule.cjs'],
      },
    },
  },
  images: { unoptimized: true },
  // The entry script of every public page: scripts/lib/siteScripts.mjs.
  env: { SITE_SCRIPT: process.env.SITE_SCRIPT ?? '' },
  // `npm test` checks types.
  typescript: { ignoreBuildErrors: true },
  async headers() {
    // Their names change with their content.
    const value = 'public, max-age=31536000, immutable'
    return [{ source: '/fonts/:file', headers: [{ key: 'Cache-Control', value }] }]
  },
  async redirects() {
    return [
      { source: '/en', destination: '/', permanent: true },
      // The English feed is not that of the originals if these are in another language.
      { source: '/en/:path((?!feed\\.(?:xml|json)$).*)', destination: '/:path', permanent: true },
      { source: '/admin/dashboard', destination: '/admin', permanent: false },
      // Only visitors create leads.
      { source: '/admin/collections/lead/create', destination: '/admin/leads', permanent: false },
      // Payload's pages that we don't use, because admins manage accounts and passwords.
      {
        source: '/admin/:door(create-first-user|forgot|reset|verify)/:rest*',
        destination: '/admin/login',
        permanent: false,
      },
      { source: '/admin/logout-inactivity', destination: '/admin/logout', permanent: false },
    ]
  },
  async rewrites() {
    return {
      // A fixed URL reaches its static page through the locale segment.
      beforeFiles: [
        { source: '/', destination: '/en' },
        { source: '/.well-known/security.txt', destination: '/security.txt' },
        { source: `/:path((?!(?:${locales}|admin|api|_next)(?:/|$))[^.]*)`, destination: '/en/:path' },
      ],
    }
  },
}

// A long post as the editor sends it; the same limit as the front server's for staff (src/domain/uploads.ts).
const serverActions = { bodySizeLimit: '5mb' }
config.experimental = {
  ...config.experimental,
  serverActions,
  // Source maps aren't needed: 147 MB for the server alone.
  turbopackSourceMaps: false,
  // 260 MB to write, which takes a tenth of a build: only for those who build again.
  turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
}

export default withPayload(config, { devBundleServerPackages: false })
