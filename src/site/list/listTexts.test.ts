import { expect, test } from 'vitest'
import { translator } from '@/i18n/translator'
import { listCount, listHeading } from './listTexts'

const t = translator('de')
const names = { label: 'Anleitungen', whole: 'Alle Artikel' }

test('the heading of a list follows its search and category', () => {
  const heading = (search: string, category: string) => listHeading({ search, category }, names, t)
  expect([heading('', ''), heading('', 'x'), heading('queue', ''), heading('queue', 'x')]).toEqual([
    'Alle Artikel',
    'Anleitungen',
    '„queue“',
    '„queue“ in Anleitungen',
  ])
})

test('a list of several pages counts those on the current one', () => {
  const count = (page: number, total: number) => listCount({ page }, total, `${total} Artikel`, 'de', t)
  expect([count(1, 12), count(1, 24), count(1, 60), count(3, 60)]).toEqual([
    '12 Artikel',
    '24 Artikel',
    '1–24 von 60 Artikel',
    '49–60 von 60 Artikel',
  ])
})
