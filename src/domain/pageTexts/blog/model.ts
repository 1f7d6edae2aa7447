import { paths } from '../../paths'
import { definePage, line, metaSection, paragraph } from '../model'

/** The blog: what is above the articles. */
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
    metaSection,
  ],
})
