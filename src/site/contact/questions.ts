import { agency } from '../../domain/agency'
import type { PageContext } from '../page'
import type { Question } from '../seo/jsonLd'

const numbers = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** The frequent questions with their answers, in the page's language. */
export function questions({ settings, t }: Pick<PageContext, 'settings' | 't'>): Question[] {
  const values = {
    range: agency.servicePriceRange,
    care: agency.maintenanceFrom,
    hours: settings.businessHours,
  }
  return numbers.map((number) => ({
    question: t(`questions.q${number}`),
    answer: t(`questions.a${number}`, values),
  }))
}
