import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translator } from '@/i18n/translator'
import type { PageContext } from '../page'
import { heroPicture } from './HeroPicture'

const context = { locale: 'de', contentLang: 'en', t: translator('de') } as PageContext
const picture = { src: '/ferry.webp', alt: 'A ferry', width: 16, height: 10, copies: [], position: null }
const project = (pictures: (typeof picture)[]) => ({ pictures }) as never

test('the hero shows the demo’s works if they are in the portfolio', () => {
  const shown = heroPicture({ hasHeroWorks: true, projects: [project([picture])] }, context)
  expect(renderToStaticMarkup(shown)).toContain('/home/hero-')
})

test('otherwise it shows an image of the agency’s own work, with its language', () => {
  const shown = heroPicture({ hasHeroWorks: false, projects: [project([]), project([picture])] }, context)
  expect(renderToStaticMarkup(shown)).toMatch(/src="\/ferry.webp" alt="A ferry" lang="en"/)
})

test('and nothing if there is none', () => {
  expect(heroPicture({ hasHeroWorks: false, projects: [project([])] }, context)).toBeUndefined()
})
