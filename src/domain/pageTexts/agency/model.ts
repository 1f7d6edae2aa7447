import { paths } from '../../paths'
import { definePage, fact, line, link, permission, picture, project, wholeNumber } from '../model'

/** The agency's figures and clients, which several pages and the structured data show. */
export const agency = definePage({
  slug: 'agency',
  label: 'Agency',
  path: paths.about,
  isPart: true,
  sections: [
    {
      title: 'Figures',
      hint: 'On the home and about pages; the same in all languages.',
      fields: { years: fact('Years of experience', 12), clientCount: fact('Number of clients', 12) },
    },
    {
      title: 'Prices',
      hint: 'On the about, services and contact pages; the same in all languages. Visitors also see them in their currency.',
      fields: {
        range: fact('Price range of services', 40, '{range} in texts stands for it.'),
        care: fact('Price of maintenance per month', 20, '{care} in texts stands for it.'),
      },
    },
    {
      title: 'Facts for search engines',
      hint: 'Not shown on pages; the same in all languages.',
      fields: {
        founded: wholeNumber('Year of foundation', 4),
        employeesMin: wholeNumber('Employees, at least', 6),
        employeesMax: wholeNumber('Employees, at most', 6),
        areaServed: fact('Area served', 80, 'In English, such as Worldwide.'),
        support: fact('Language of support', 40, 'In English.'),
      },
      lists: {
        serviceTypes: { noun: 'service type', max: 20, fields: { name: fact('Service type', 80) } },
      },
    },
    {
      title: 'Clients',
      hint: 'On the about page. A client is shown once it has agreed to be named. Without clients the section disappears.',
      fields: { clientsHeading: line('Clients heading', 120) },
      lists: {
        clients: {
          noun: 'client',
          max: 24,
          fields: {
            name: fact('Client', 80),
            picture: picture('Logo of client', 'Its name takes its place while there is none.'),
            project: project('Project of client', 'Linked while it is public.'),
            link: link('Link of client', 'Followed while no project is linked.'),
            permission: permission('Permission of client'),
          },
        },
      },
    },
  ],
})
