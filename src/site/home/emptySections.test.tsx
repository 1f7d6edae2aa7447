import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en as texts } from '@/domain/pageTexts/home/texts'
import { translator } from '@/i18n/translator'
import type { PageContext } from '../page'
import { Journal } from './Journal'
import { Products } from './Products'
import { Services } from './Services'
import { Work } from './Work'

const context = { locale: 'en', t: translator('en') } as PageContext

test('a new site has no section without entries', () => {
  const html = renderToStaticMarkup(
    <>
      <Work texts={texts} projects={[]} context={context} />
      <Products texts={texts} products={[]} context={context} />
      <Journal heading={texts.blogHeading} posts={[]} context={context} />
    </>,
  )
  expect(html).toBe('')
})

test('without services there is no link to all of them', () => {
  const html = renderToStaticMarkup(
    <Services heading={texts.servicesHeading} services={[]} context={context} />,
  )
  expect(html).toContain('services</p>')
  expect(html).not.toContain('<a ')
})
