import { labelOf } from './choice'
import { plainTime } from './clock'
import { csvLine } from './csv'
import { lostReasons } from './deal'
import type { LeadEntity, LeadStep } from './entities'
import { budgetBands, leadStatus, serviceTypes } from './lead'
import { type LeadNoteKind, leadNoteKinds } from './leadNote'
import { localeNames } from './locales'

type Cell = string | number | null

interface JournalNote {
  kind: LeadNoteKind
  text: string
  authorName: string
  createdAt: string
}

/** A lead with its notes and calls. */
export type ExportedLead = LeadEntity & { journal: JournalNote[] }

/** `Call back (due 2026-12-24, Anna, done)`. */
function stepLine({ text, due, person, isDone }: LeadStep): string {
  const details = [due && `due ${due}`, person?.name, isDone && 'done'].filter(Boolean)
  return details.length ? `${text} (${details.join(', ')})` : text
}

/** `2026-12-24 10:30, Call by Anna: They want to see a draft.` */
const noteLine = ({ kind, text, authorName, createdAt }: JournalNote): string =>
  `${plainTime(createdAt)}, ${labelOf(leadNoteKinds, kind)} by ${authorName}: ${text}`

const columns: [string, (lead: ExportedLead) => Cell][] = [
  ['Submitted', ({ createdAt }) => plainTime(createdAt)],
  ['Name', ({ fullName }) => fullName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Company', ({ company }) => company],
  ['Service', ({ serviceType }) => labelOf(serviceTypes, serviceType)],
  ['Budget', ({ budget }) => budget && labelOf(budgetBands, budget)],
  ['Timeline', ({ timeline }) => timeline],
  ['Description', ({ description }) => description],
  ['Status', ({ status }) => leadStatus(status).label],
  ['Estimated value (INR)', ({ estimatedValue }) => estimatedValue],
  ['Owner', ({ owner }) => owner?.name ?? null],
  ['Next step', ({ nextStep }) => nextStep],
  ['Due', ({ nextStepDue }) => nextStepDue],
  ['Notes', ({ notes }) => notes],
  ['Updated', ({ updatedAt }) => plainTime(updatedAt)],
  ['All next steps', ({ nextSteps }) => nextSteps.map(stepLine).join('\n') || null],
  ['Expected close', ({ expectedClose }) => expectedClose],
  ['Closed', ({ closedOn }) => closedOn],
  ['Lost because of', ({ lostReason }) => lostReason && labelOf(lostReasons, lostReason)],
  ['Lost because of (details)', ({ lostNote }) => lostNote],
  ['Language', ({ language }) => language && localeNames[language]],
  ['Notes and calls', ({ journal }) => journal.map(noteLine).join('\n') || null],
]

/** The header row of a CSV file of leads. */
export const leadCsvHead = csvLine(columns.map(([title]) => title))

/** A lead as a row of the file. */
export const leadCsvLine = (lead: ExportedLead): string => csvLine(columns.map(([, value]) => value(lead)))
