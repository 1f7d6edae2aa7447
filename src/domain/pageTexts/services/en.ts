import type { TextsOf } from '../model'
import type { servicesPage } from './model'

export const en: TextsOf<typeof servicesPage> = {
  title: 'Services',
  description:
    "Web, mobile, backend, design and cloud services from one team of product engineers: what's included, which technologies we use and where prices start.",
  keywords:
    'web development, mobile app development, UI/UX design, e-commerce solutions, cloud, software maintenance',
  heading: 'Services with a scope, a team and a price',
  text: 'Pick what you need, or describe the problem and let us pick. Every engagement starts with a free consultation and a written quote.',
  stepsEyebrow: 'How it works',
  stepsHeading: 'From first call to handover in four steps',
  steps: [
    {
      id: 'step1',
      isHidden: false,
      name: 'A call',
      text: 'Thirty minutes, free. You tell us what hurts, we tell you whether we can help.',
    },
    {
      id: 'step2',
      isHidden: false,
      name: 'A quote',
      text: 'Scope, team, dates and a price in writing, usually within three working days.',
    },
    {
      id: 'step3',
      isHidden: false,
      name: 'A release a week',
      text: "Every Friday there's something to click through, and a note on what comes next.",
    },
    {
      id: 'step4',
      isHidden: false,
      name: 'A handover',
      text: 'Code, accounts and runbook are yours. Support continues for as long as you want it.',
    },
  ],
  costEyebrow: 'Prices',
  costHeading: 'What it costs',
  costText: 'Typical ranges from past projects, so you can budget before you call.',
  costs: [
    {
      id: 'project',
      isHidden: false,
      name: 'A project',
      price: '{range}',
      text: "Most services land in this range, depending on scope. You'll know the figure before we begin.",
    },
    {
      id: 'care',
      isHidden: false,
      name: 'Maintenance',
      price: 'From {care}/month',
      text: 'Updates, monitoring, small changes, and a person who picks up the phone.',
    },
    {
      id: 'consultation',
      isHidden: false,
      name: 'First consultation',
      price: 'Free',
      text: "Half an hour with an engineer, and a quote you're free to take elsewhere.",
    },
  ],
  endHeading: 'Half an hour with an engineer, free',
  endText:
    "Describe the problem, not the solution. You'll hear what we would do, what it costs, and whether you need us at all.",
}
