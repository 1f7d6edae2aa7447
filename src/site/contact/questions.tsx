import type { ReactNode } from 'react'
import type { Amount } from '@/domain/amounts'
import { fillText } from '@/domain/fillText'
import type { PageTexts } from '@/domain/pageTexts/pages'
import type { PageContext } from '../page'
import type { Question } from '../seo/structuredData'
import { Converted } from '../ui/Converted'
import { Filled } from '../ui/Filled'
import { StartingAt } from '../ui/StartingAt'

/** A frequent question, with its answer as plain text for structured data and as shown on the page. */
export interface AskedQuestion extends Question {
  id: string
  shown: ReactNode
}

/** The frequent questions with the agency's figures filled in; the first one about prices says where they start. */
export function questions(
  all: PageTexts['contact']['questions'],
  {
    settings: { businessHours },
    agency: { range, care },
    settingsLang,
    t,
  }: Pick<PageContext, 'settings' | 'agency' | 'settingsLang' | 't'>,
  least: Amount | null,
): AskedQuestion[] {
  const claim = (price: string) => (
    <>
      {price}
      <Converted price={price} t={t} />
    </>
  )
  const shown = {
    range: claim(range),
    care: claim(care),
    hours: <span lang={settingsLang}>{businessHours}</span>,
  }
  const priced = all.find(({ answer }) => answer.includes('{range}'))?.id
  return all.map(({ id, question, answer }) => ({
    id,
    question,
    answer: fillText(answer, { range, care, hours: businessHours }),
    shown: (
      <>
        <Filled text={answer} values={shown} />{' '}
        {id === priced && <StartingAt least={least} range={range} t={t} />}
      </>
    ),
  }))
}
