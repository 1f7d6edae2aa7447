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
    metaSection,
  ],
})
