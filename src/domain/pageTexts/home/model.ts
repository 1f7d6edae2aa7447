import { paths } from '../../paths'
import { definePage, line, metaSection, paragraph } from '../model'

/** The home page: its hero, the areas of expertise, and the headings of what it shows of other pages. */
export const homePage = definePage({
  slug: 'home-page',
  label: 'Home',
  path: paths.home,
  sections: [
    {
      title: 'Hero',
      hint: 'The numbers and the image next to it come from the portfolio.',
      fields: {
        heading: line('Headline', 120),
        text: paragraph('Text', 400),
        start: line('Button to the inquiry form', 40),
        learnMore: line('Button to the services', 40),
      },
    },
    {
      title: 'Figures',
      hint: 'What the numbers below the hero count. The numbers are on the page Agency.',
      fields: {
        years: line('Years', 60),
        clients: line('Clients', 60),
        projects: line('Projects', 60, 'Shown while there are any.'),
        products: line('Products', 60, 'Shown while there are any.'),
      },
    },
    {
      title: 'Expertise',
      hint: 'Without areas the section disappears.',
      fields: {
        expertiseEyebrow: line('Expertise label', 60),
        expertiseHeading: line('Expertise heading', 120),
        expertiseText: paragraph('Expertise text', 400),
      },
      lists: {
        expertise: {
          noun: 'area',
          max: 12,
          fields: {
            name: line('Area', 80),
            text: paragraph('Description of area', 300),
            tools: line('Tools of area', 200, 'Separate with commas.'),
          },
        },
      },
    },
    {
      title: 'Services',
      hint: 'Above the first services.',
      fields: { servicesHeading: line('Services heading', 120) },
    },
    {
      title: 'Portfolio',
      hint: 'Above the featured projects.',
      fields: {
        workEyebrow: line('Portfolio label', 60),
        workHeading: line('Portfolio heading', 120),
        workText: paragraph('Portfolio text', 400),
      },
    },
    {
      title: 'Products',
      hint: 'Above the first products.',
      fields: {
        productsEyebrow: line('Products label', 60),
        productsHeading: line('Products heading', 120),
        productsText: paragraph('Products text', 400),
      },
    },
    {
      title: 'Blog',
      hint: 'Above the latest articles.',
      fields: { blogHeading: line('Blog heading', 120) },
    },
    {
      title: 'Contact',
      hint: 'Next to the inquiry form.',
      fields: {
        contactEyebrow: line('Contact label', 60),
        contactHeading: line('Contact heading', 120),
        contactText: paragraph('Contact text', 400),
        form: line('Form heading', 120),
      },
    },
    metaSection,
  ],
})
