import type { TextsOf } from '../model'
import type { portfolioPage } from './model'

export const en: TextsOf<typeof portfolioPage> = {
  title: 'Portfolio',
  description:
    'Software people use every day: the dashboards, shops, web and mobile apps we have planned, built and shipped, with client, technologies and results.',
  keywords: 'software portfolio, case studies, web apps, mobile apps, dashboards, e-commerce',
  heading: 'Work that went to work',
  text: 'Every project here is in daily use. Each has a client we can name, a number that moved, and people who still call us.',
  endHeading: 'Which number should move for you?',
  endText:
    'Tell us where it stands today and where it should be. The first consultation and the quote are free.',
  askHeading: 'Which number should move for you?',
}
