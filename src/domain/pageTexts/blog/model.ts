import { paths } from '../../paths'
import { definePage, line, metaSection, paragraph } from '../model'

/** The blog: what is around the articles. */
export const blogPage = definePage({
  slug: 'blog-page',
  label: 'Blog',
  path: paths.blog,
  sections: [
    {
      title: 'Top of the page',
      hint: 'The articles below it are entries of their own.',
      fields: { heading: line('Heading', 120), text: paragraph('Text', 400) },
    },
    {
      title: 'End of the page',
      hint: 'Below the articles, above the link to the feed.',
      fields: { endHeading: line('Ending heading', 120), endText: paragraph('Ending text', 400) },
    },
    {
      title: 'End of each article',
      hint: 'Beside the service that it is about.',
      fields: {
        askHeading: line('Invitation', 120, '{author} is filled in automatically.'),
        askText: paragraph('Text of invitation', 400),
      },
    },
    metaSection,
  ],
})
