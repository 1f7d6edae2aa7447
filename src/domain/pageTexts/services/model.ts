import { paths } from '../../paths'
import { definePage, line, metaSection, paragraph } from '../model'

/** The services page: what is around the services. */
export const servicesPage = definePage({
  slug: 'services-page',
  label: 'Services',
  path: paths.services,
  sections: [
    {
      title: 'Top of the page',
      hint: 'The services below it are entries of their own.',
      fields: { heading: line('Heading', 120), text: paragraph('Text', 400) },
    },
    {
      title: 'Steps',
      hint: 'Without steps the section disappears.',
      fields: { stepsEyebrow: line('Steps label', 60), stepsHeading: line('Steps heading', 120) },
      lists: {
        steps: {
          noun: 'step',
          max: 12,
          fields: { name: line('Step', 80), text: paragraph('Description of step', 400) },
        },
      },
    },
    {
      title: 'Prices',
      hint: 'Amounts in dollars are also shown in the currency of the visitor. Without prices the section disappears.',
      fields: {
        costEyebrow: line('Prices label', 60),
        costHeading: line('Prices heading', 120),
        costText: paragraph('Prices text', 400),
      },
      lists: {
        costs: {
          noun: 'price',
          max: 12,
          fields: {
            name: line('Name of price', 80),
            price: line('Price', 80, '{range} and {care} are filled in automatically.'),
            text: paragraph('Description of price', 400),
          },
        },
      },
    },
    {
      title: 'End of the page',
      hint: 'Above the buttons to chat and contact.',
      fields: { endHeading: line('Ending heading', 120), endText: paragraph('Ending text', 400) },
    },
    metaSection,
  ],
})
