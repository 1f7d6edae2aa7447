import { openDatabase } from '@/startup/openDatabase'

/** The CMS on this process's database, opened on first use. */
export const getCms = openDatabase
