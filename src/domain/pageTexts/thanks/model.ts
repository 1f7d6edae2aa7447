import { paths } from '../../paths'
import { definePage, line, metaSection, paragraph } from '../model'

/** The page that confirms an inquiry sent without scripts. */
export const thanksPage = definePage({
  slug: 'thanks-page',
  label: 'Thank-you',
  path: paths.thanks,
  sections: [
    {
      title: 'Top of the page',
      hint: 'Visitors whose browser runs no scripts come here after sending an inquiry.',
      fields: { heading: line('Heading', 120), text: paragraph('Text', 400) },
    },
    {
      title: 'Buttons',
      hint: 'Below a summary of what was sent.',
      fields: {
        projects: line('Button to the portfolio', 60),
        another: line('Button to another inquiry', 60),
      },
    },
    metaSection,
  ],
})
