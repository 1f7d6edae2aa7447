import type { TextsOf } from '../model'
import type { contactPage } from './model'

export const en: TextsOf<typeof contactPage> = {
  title: 'Contact',
  description:
    "Request a free consultation and a quote by inquiry form, WhatsApp, phone or email. We'll contact you within 24 hours.",
  keywords: 'contact, free consultation, quote, software agency, WhatsApp',
  heading: 'Talk to the people who will write it',
  text: "A few lines are enough. The first consultation and the quote are free, and we'll contact you within 24 hours.",
  chat: 'Chat with us',
  chatText: 'The quickest way to a quote: message us on WhatsApp and an engineer will answer.',
  call: 'Prefer to talk?',
  callText: 'Call during business hours and someone who can read code will pick up.',
  form: 'Project inquiry',
  formText: 'Tell us what you have in mind. No mailing list, ever.',
  faqEyebrow: 'FAQ',
  faqHeading: 'Before you ask',
  faqText: 'The questions we hear most. Something else? Just ask.',
  questions: [
    {
      id: 'q1',
      isHidden: false,
      question: 'What does a project cost?',
      answer:
        'Most of our services cost {range}, depending on scope. You get the price in writing before we begin, and it changes only if the scope does, with your sign-off.',
    },
    {
      id: 'q2',
      isHidden: false,
      question: 'How soon can you start?',
      answer:
        "Small jobs often within a week, a new team within three to five weeks. If we can't make your date, we'll say so on the first call.",
    },
    {
      id: 'q3',
      isHidden: false,
      question: 'How long does it take?',
      answer:
        'A website takes four to eight weeks, a mobile app or a shop ten to sixteen. You see a working release every Friday, so you never have to guess how far we are.',
    },
    {
      id: 'q4',
      isHidden: false,
      question: 'Who owns the code?',
      answer:
        'You do, from the first commit. It lives in your repository, runs in your accounts, and comes with a runbook and a handover.',
    },
    {
      id: 'q5',
      isHidden: false,
      question: 'What happens after the launch?',
      answer:
        'We fix our own mistakes free of charge for ninety days. After that, maintenance starts at {care}/month and can be canceled at the end of any month.',
    },
    {
      id: 'q6',
      isHidden: false,
      question: 'Do you take over existing code?',
      answer:
        'Yes, gladly. We begin with a ten-day review that tells you what to fix, what to leave alone, and what each would cost.',
    },
    {
      id: 'q7',
      isHidden: false,
      question: 'What are your hours?',
      answer:
        'Our business hours are {hours}. We work remotely for clients everywhere and agree on an overlap of at least three hours a day.',
    },
    {
      id: 'q8',
      isHidden: false,
      question: 'Will you sign a non-disclosure agreement?',
      answer: 'Yes: yours or ours, before you show us anything.',
    },
  ],
}
