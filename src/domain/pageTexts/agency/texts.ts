import type { TextsOf } from '../model'
import type { agency } from './model'

type AgencyTexts = TextsOf<typeof agency>

const types = [
  'Web Development',
  'Mobile App Development',
  'UI/UX Design',
  'E-commerce Solutions',
  'Digital Marketing',
]

/** The same in all languages: specification §9. */
const facts = {
  years: '5+',
  clientCount: '50+',
  range: '$2,500-$15,000',
  care: '$500',
  founded: '2019',
  employeesMin: '10',
  employeesMax: '50',
  areaServed: 'Worldwide',
  support: 'English',
  serviceTypes: types.map((name, index) => ({ id: `type-${index + 1}`, isHidden: false, name })),
  clients: [],
} satisfies Omit<AgencyTexts, 'clientsHeading'>

export const en: AgencyTexts = { ...facts, clientsHeading: 'They trust us with their software' }
export const es: AgencyTexts = { ...facts, clientsHeading: 'Nos confían su software' }
export const fr: AgencyTexts = { ...facts, clientsHeading: 'Ils nous confient leurs logiciels' }
export const de: AgencyTexts = { ...facts, clientsHeading: 'Sie vertrauen uns ihre Software an' }
