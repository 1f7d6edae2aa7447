import { expect, test } from 'vitest'
import { withTableRegions } from './tableRegions'

test('a table scrolls in a region of its own, named by its first row', () => {
  const table =
    '<table><thead><tr><th>Size &amp; <em>price</em></th><th></th><th>&quot;Tax&quot;</th></tr></thead></table>'
  expect(withTableRegions(`<p>a</p>${table}`)).toBe(
    `<p>a</p><div class="table-region" role="region" tabindex="0" aria-label="Size &amp;  price, &quot;Tax&quot;">${table}</div>`,
  )
  expect(withTableRegions('<p>a</p>')).toBe('<p>a</p>')
})
