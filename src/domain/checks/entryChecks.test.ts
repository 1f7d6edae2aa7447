import { expect, test } from 'vitest'
import { pageChecks, postChecks, textPageChecks } from './entryChecks'

const draft = {
  title: 'Short',
  excerpt: 'Counting words sounds easy until a text has markup, entities and three alphabets in it.',
  metaTitle: '',
  metaDescription: '',
  content: '<p><a href="/blog/gone">here</a></p>',
}
const site = { sameTitle: [], broken: [] }

test('suggestions name the field to change: the meta text if there is one', () => {
  const fields = (over: Partial<typeof draft>) =>
    postChecks({ ...draft, ...over }, {})
      .suggestions({ sameTitle: [{ id: '1', title: 'Short' }], broken: [] })
      .map(({ field }) => field)
  expect(fields({})).toEqual(['title', 'title', 'content'])
  expect(fields({ metaTitle: 'Brief' })).toEqual(['metaTitle', 'metaTitle', 'content'])
  expect(fields({ excerpt: 'x' })).toContain('excerpt')
  expect(fields({ metaDescription: 'x' })).toContain('metaDescription')
})

test('the server is asked about links of the text and of fields, each once, and its answer is placed', () => {
  const checks = postChecks(draft, { featuredImage: ['/media/a.png', ''] })
  expect(checks).toMatchObject({ title: 'Short', links: ['/blog/gone', '/media/a.png'] })
  expect(checks.suggestions({ ...site, broken: ['/media/a.png'] })).toContainEqual({
    field: 'featuredImage',
    text: "/media/a.png doesn't lead anywhere on this site any more.",
  })
})

test('a description that is the page’s text is only reported if it is short', () => {
  const found = (description: string) => pageChecks({ title: 'Tally', description }, {}).suggestions(site)
  expect(found('x'.repeat(69))).toMatchObject([{ field: 'description' }])
  expect(found('x'.repeat(70))).toEqual([])
  expect(found('x'.repeat(900))).toEqual([])
  expect(found('')).toEqual([])
  const checks = pageChecks({ title: '', description: '' }, { images: ['/a', '/a'], projectUrl: ['/b'] })
  expect(checks.links).toEqual(['/a', '/b'])
})

test('a title that search engines would cut is reported everywhere, a short name only for posts', () => {
  const description = 'x'.repeat(100)
  const fieldsOf = (title: string) =>
    [pageChecks({ title, description }, {}), textPageChecks({ title, description, content: '' })].map(
      ({ suggestions }) => suggestions(site).map(({ field }) => field),
    )
  expect(fieldsOf('x'.repeat(61))).toEqual([['title'], ['title']])
  expect(fieldsOf('Tally')).toEqual([[], []])
})
