import { labelOf } from '../domain/choice'
import { budgetBands, serviceTypes } from '../domain/lead'
import { isLocale, localeNames } from '../domain/locales'
import type { Lead } from '../payload-types'
import { settings } from '../settings'
import { line } from './line'

/** Notifies staff of a new inquiry. Replies go to the visitor. */
export function inquiryForStaff(lead: Lead) {
  const service = labelOf(serviceTypes, lead.serviceType)
  const facts = [
    ['Name', lead.fullName],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Company', lead.company],
    ['Service', service],
    ['Budget', lead.budget && labelOf(budgetBands, lead.budget)],
    ['Timeline', lead.timeline],
    ['Language', lead.language && isLocale(lead.language) && localeNames[lead.language]],
  ]
  const shown = facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${line(String(value))}`)
  return {
    subject: `New lead: ${line(lead.fullName)}, ${service}`,
    replyTo: { name: line(lead.fullName), address: lead.email },
    text: [...shown, '', lead.description, '', `All leads: ${settings.siteUrl}/admin/leads`, ''].join('\n'),
  }
}
