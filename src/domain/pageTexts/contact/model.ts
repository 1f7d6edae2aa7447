import { paths } from '../../paths'
import { definePage, line, metaSection, paragraph } from '../model'

/** The contact page: its cards, and frequent questions. */
export const contactPage = definePage({
  slug: 'contact-page',
  label: 'Contact',
  path: paths.contact,
  sections: [
    {
      title: 'Top of the page',
      hint: 'Email, phone, location and hours below it are in the settings.',
      fields: { heading: line('Heading', 120), text: paragraph('Text', 400) },
    },
    {
      title: 'Inquiry form',
      hint: 'Above the form.',
      fields: { form: line('Form heading', 120), formText: paragraph('Form text', 400) },
    },
    {
      title: 'Cards',
      hint: 'Next to the form.',
      fields: {
        chat: line('Chat heading', 120),
        chatText: paragraph('Chat text', 400),
        call: line('Call heading', 120),
        callText: paragraph('Call text', 400),
      },
    },
    {
      title: 'FAQ',
      hint: 'Also told to search engines. Without questions the section disappears.',
      fields: {
        faqEyebrow: line('FAQ label', 60),
        faqHeading: line('FAQ heading', 120),
        faqText: paragraph('FAQ text', 400),
      },
      lists: {
        questions: {
          noun: 'question',
          max: 30,
          fields: {
            question: line('Question', 200),
            answer: paragraph('Answer', 1000, '{range}, {care} and {hours} are filled in automatically.'),
          },
        },
      },
    },
    metaSection,
  ],
})
