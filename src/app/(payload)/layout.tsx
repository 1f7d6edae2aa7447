import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import './admin.css'
import '@payloadcms/next/css'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { isServerFunction } from '../../admin/serverFunction'
import { planPublication } from '../../endpoints/plans'
import { fontVariables } from '../../fonts/fonts'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  if (!isServerFunction(args.name)) throw new Error('Unknown server function.')
  const serverFunctions = { 'schedule-publish': planPublication }
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      htmlProps={{ className: fontVariables }}
    >
      {children}
    </RootLayout>
  )
}
