import { paths } from '../../paths'
import { definePage, line, metaSection, paragraph } from '../model'

/** The portfolio: what is around the projects. */
export const portfolioPage = definePage({
  slug: 'portfolio-page',
  label: 'Portfolio',
  path: paths.portfolio,
  sections: [
    {
      title: 'Top of the page',
      hint: 'The projects below it are entries of their own.',
      fields: { heading: line('Heading', 120), text: paragraph('Text', 400) },
    },
    {
      title: 'End of the page',
      hint: 'Above the buttons to chat and contact.',
      fields: { endHeading: line('Ending heading', 120), endText: paragraph('Ending text', 400) },
    },
    {
      title: 'End of each project',
      hint: 'Above the buttons to contact and to all projects.',
      fields: { askHeading: line('Invitation', 120) },
    },
    metaSection,
  ],
})
