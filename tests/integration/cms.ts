import { openDatabase } from '../../src/database/open'

/** The CMS on this process's database, which whoever asks first opens. */
export const cms = openDatabase
