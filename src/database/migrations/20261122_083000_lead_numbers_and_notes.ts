import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { leadSearchText } from '@/domain/leadSearch'

interface Row {
  rowid: number
  fullName: string
  email: string
  phone: string | null
  company: string | null
  description: string
  notes: string | null
  stored: string | null
}

const atOnce = 500

/** Leads are found by the digits of their numbers and by their notes: those that are there, too. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db.all<Row>(sql`
      SELECT rowid, full_name AS fullName, email, phone, company, description, notes, search_text AS stored
      FROM lead WHERE rowid > ${last} ORDER BY rowid LIMIT ${atOnce}`)
    for (const { rowid, stored, ...lead } of rows) {
      last = rowid
      const text = leadSearchText(lead)
      if (text !== stored) await db.run(sql`UPDATE lead SET search_text = ${text} WHERE rowid = ${rowid}`)
    }
    if (rows.length < atOnce) return
  }
}

export async function down(): Promise<void> {}
