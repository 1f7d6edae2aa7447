import { paths } from '../../paths'
import { definePage, line, ownPage, paragraph } from '../model'

const linkFields = (noun: string) => ({
  label: line(`Label of ${noun}`, 40),
  page: ownPage(`Page of ${noun}`),
})

/** What every page has around it: navigation and footer. */
export const frame = definePage({
  slug: 'site-frame',
  label: 'Navigation and footer',
  path: paths.home,
  isPart: true,
  sections: [
    {
      title: 'Navigation',
      hint: 'Also shown in the menu on phones. Breadcrumbs use its labels.',
      fields: {},
      lists: { navigation: { noun: 'navigation link', max: 9, fields: linkFields('navigation link') } },
    },
    {
      title: 'Buttons',
      hint: 'In the navigation, and at the end of pages.',
      fields: { quote: line('Button to the chat', 40), contactUs: line('Button to the contact form', 40) },
    },
    {
      title: 'Footer',
      hint: 'Phone, email, location and social links are in the settings.',
      fields: {
        pitch: paragraph('Text under the name', 160),
        reach: line('Heading of contact details', 40),
        whatsapp: line('Link to WhatsApp', 40),
        follow: line('Heading of social links', 40),
      },
    },
    {
      title: 'Links in the footer',
      hint: 'Without links the column disappears.',
      fields: { links: line('Heading of links', 40) },
      lists: { siteLinks: { noun: 'footer link', max: 12, fields: linkFields('footer link') } },
    },
    {
      title: 'Bottom line',
      hint: 'After the year and the name of the site.',
      fields: { rights: line('Notice', 120) },
      lists: { legalLinks: { noun: 'legal link', max: 8, fields: linkFields('legal link') } },
    },
  ],
})
