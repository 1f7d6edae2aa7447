import { paths } from '../../paths'
import { definePage, line, metaSection, paragraph } from '../model'

/** The product list: what is above the products. */
export const productsPage = definePage({
  slug: 'products-page',
  label: 'Products',
  path: paths.products,
  sections: [
    {
      title: 'Top of the page',
      hint: 'The products below it are entries of their own.',
      fields: { heading: line('Heading', 120), text: paragraph('Text', 400) },
    },
    metaSection,
  ],
})
