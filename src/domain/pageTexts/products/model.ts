import { paths } from '../../paths'
import { definePage, line, metaSection, paragraph } from '../model'

/** The product list: what is around the products. */
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
    {
      title: 'End of the page',
      hint: 'Below the products, above a button to contact.',
      fields: { endHeading: line('Ending heading', 120), endText: paragraph('Ending text', 400) },
    },
    {
      title: 'Inquiry on each product',
      hint: 'Beside the form.',
      fields: {
        askHeading: line('Invitation', 120, '{product} is filled in automatically.'),
        askText: paragraph('Text of invitation', 400),
      },
    },
    metaSection,
  ],
})
