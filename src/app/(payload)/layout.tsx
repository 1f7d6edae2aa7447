import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import './admin.css'
import '@payloadcms/next/css'
import { headers } from 'next/headers'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { checkServerFunction, serverFunctions } from '@/endpoints/payload/serverFunctions'
import { FontPreloads } from '@/fonts/FontPreloads'
import { getCms } from '@/runtime/cms'
import { importMap } from './admin/importMap.js'
import { getConfig } from './config'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  await checkServerFunction(args.name, await headers(), await getCms())
  return handleServerFunctions({ ...args, config: getConfig(), importMap, serverFunctions })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={getConfig()} importMap={importMap} serverFunction={serverFunction}>
      <FontPreloads />
      {children}
    </RootLayout>
  )
}
