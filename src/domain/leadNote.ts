/** What a note on a lead records. */
export const leadNoteKinds = [
  { value: 'note', label: 'Note' },
  { value: 'call', label: 'Call' },
  { value: 'message', label: 'Message' },
] as const

export type LeadNoteKind = (typeof leadNoteKinds)[number]['value']

export const leadNoteLimits = {
  /** Characters of a note. */
  text: 4000,
  /** Notes on one lead: all are shown at once, and searched with the lead. */
  perLead: 200,
} as const
