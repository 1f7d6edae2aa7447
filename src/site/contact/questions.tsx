import type { ReactNode } from 'react'
import { agency } from '@/domain/agency'
import type { Amount } from '@/domain/amounts'
import type { PageContext } from '../page'
import type { Question } from '../seo/jsonLd'
import { Converted } from '../ui/Converted'
import { Filled } from '../ui/Filled'
import { StartingAt } from '../ui/StartingAt'

const numbers = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** A frequent question, with its answer as plain text for structured data and as shown on the page. */
export interface AskedQuestion extends Question {
  shown: ReactNode
}

/** The frequent questions and their answers in the page's language. */
export function questions(
  { settings: { businessHours }, contentLang, t }: Pick<PageContext, 'settings' | 'contentLang' | 't'>,
  least: Amount | null,
): AskedQuestion[] {
  const { servicePriceRange: range, maintenanceFrom: care } = agency
  const claim = (price: string) => (
    <>
      {price}
      <Converted price={price} t={t} />
    </>
  )
  const shown = {
    range: claim(range),
    care: claim(care),
    hours: <span lang={contentLang}>{businessHours}</span>,
  }
  return numbers.map((number) => ({
    question: t(`questions.q${number}`),
    answer: t(`questions.a${number}`, { range, care, hours: businessHours }),
    shown: (
      <>
        <Filled text={t(`questions.a${number}`)} values={shown} />{' '}
        {number === 1 && least && <StartingAt least={least} t={t} />}
      </>
    ),
  }))
}
