import { openDatabase } from '@/startup/openDatabase'

/** The CMS on this process's database, which whoever asks first opens. */
export const getCms = openDatabase
