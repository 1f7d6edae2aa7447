import { paths } from '../../paths'
import { definePage, line, link, metaSection, optionalLine, paragraph, picture, project } from '../model'

/** The about page: figures, story, values, team, kinds of work, testimonials. */
export const aboutPage = definePage({
  slug: 'about-page',
  label: 'About',
  path: paths.about,
  sections: [
    {
      title: 'Top of the page',
      hint: 'The project below it is the latest featured one.',
      fields: { heading: line('Heading', 120), text: paragraph('Text', 400) },
    },
    {
      title: 'Figures',
      hint: 'What the numbers under the heading say.',
      fields: {
        years: line('Years', 60),
        clients: line('Clients', 60),
        range: line('Price range', 60),
        perMonth: line('Price of maintenance', 60, '{price} is filled in automatically.'),
        care: line('Maintenance', 60),
      },
    },
    {
      title: 'Story',
      hint: 'Without paragraphs the section disappears.',
      fields: { storyEyebrow: line('Story label', 60), storyHeading: line('Story heading', 120) },
      lists: {
        story: { noun: 'paragraph', max: 12, fields: { text: paragraph('Paragraph', 1500) } },
      },
    },
    {
      title: 'Values',
      hint: 'Without values the section disappears.',
      fields: { valuesHeading: line('Values heading', 120) },
      lists: {
        values: {
          noun: 'value',
          max: 12,
          fields: { name: line('Value', 80), text: paragraph('Description of value', 400) },
        },
      },
    },
    {
      title: 'Team',
      hint: 'By name or by role. Without members the section disappears.',
      fields: {
        teamEyebrow: line('Team label', 60),
        teamHeading: line('Team heading', 120),
        teamText: paragraph('Team text', 600),
      },
      lists: {
        team: {
          noun: 'member',
          max: 60,
          fields: {
            name: line('Member', 80),
            text: paragraph('Description of member', 400),
            picture: picture('Image of member', 'A drawing takes its place while there is none.'),
            link: link('Link of member', 'Such as a profile on another site.'),
          },
        },
      },
    },
    {
      title: 'Kinds of work',
      hint: 'Without them the section disappears.',
      fields: { workHeading: line('Work heading', 120) },
      lists: {
        work: {
          noun: 'kind',
          max: 12,
          fields: { name: line('Kind', 80), text: paragraph('Description of kind', 400) },
        },
      },
    },
    {
      title: 'Testimonials',
      hint: 'The first one is the largest. Without any the section disappears.',
      fields: { praiseHeading: line('Testimonials heading', 120, 'For screen readers.') },
      lists: {
        testimonials: {
          noun: 'testimonial',
          max: 30,
          fields: {
            text: paragraph('Testimonial', 800, 'Without quotation marks.'),
            by: line('Said by', 80, 'A name, or a role.'),
            role: optionalLine('Role', 80, 'Beside a name.'),
            company: line('Company', 80),
            picture: picture('Image of testimonial'),
            project: project('Project of testimonial', 'Linked while it is public.'),
          },
        },
      },
    },
    {
      title: 'End of the page',
      hint: 'Next to the ways to get in touch.',
      fields: { endHeading: line('Ending heading', 120), endText: paragraph('Ending text', 400) },
    },
    metaSection,
  ],
})
