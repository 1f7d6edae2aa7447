import type { TextsOf } from '../model'
import type { aboutPage } from './model'

export const en: TextsOf<typeof aboutPage> = {
  title: 'About',
  description:
    'A studio of product engineers since 2019: our story, our values, our team and what clients say.',
  keywords: 'software agency, product engineers, about us, remote team, Bengaluru',
  heading: 'Engineers who stay for the second year',
  text: "We are a studio of product engineers, founded in 2019 and working remotely for clients everywhere. We plan software, write it, ship it, and answer the phone once it's in use.",
  years: 'years of building software',
  clients: 'clients, from one-person shops to exchanges',
  range: 'what a service usually costs',
  perMonth: 'From {price}/month',
  care: 'maintenance',
  storyEyebrow: 'Story',
  storyHeading: 'It began with a rewrite nobody needed',
  story: [
    {
      id: 'story1',
      isHidden: false,
      text: 'In 2019 a client asked four of us to rebuild a shop from scratch. We spent a week reading the old code, fixed eleven queries and told them to keep it. They lost a rewrite and we lost an order, and both of us slept better. They have sent us their friends ever since.',
    },
    {
      id: 'story2',
      isHidden: false,
      text: 'That week became the way we work. We look before we quote. We say what not to build. And the person who plans a feature also writes it, and sees how it holds up on a Monday morning with real people using it.',
    },
    {
      id: 'story3',
      isHidden: false,
      text: "Today we're a team of 10 to 50, depending on the season. There is no sales department. The person who answers your inquiry can read your code.",
    },
  ],
  valuesHeading: 'Five habits clients hire us for',
  values: [
    {
      id: 'value1',
      isHidden: false,
      name: 'Look first',
      text: 'A quote comes after we have read the code, met the users or walked the warehouse, never before.',
    },
    {
      id: 'value2',
      isHidden: false,
      name: 'Write it down',
      text: 'Decisions, costs and risks in plain sentences you can forward to your board.',
    },
    {
      id: 'value3',
      isHidden: false,
      name: 'Ship every week',
      text: "A release you can click through, every Friday. Progress is what runs, not what's on a chart.",
    },
    {
      id: 'value4',
      isHidden: false,
      name: 'Leave it better',
      text: 'Tests, a runbook and a handover, so your own people can take over whenever they like.',
    },
    {
      id: 'value5',
      isHidden: false,
      name: 'Say no in time',
      text: "If a spreadsheet does the job, we'll tell you so and charge you for the hour.",
    },
  ],
  teamEyebrow: 'Team',
  teamHeading: 'Small teams that own the whole job',
  teamText:
    "Two engineers and a designer make a team, with a lead who has shipped before. You'll meet them by name on the first call. These are the roles.",
  team: [
    {
      id: 'role1',
      isHidden: false,
      name: 'Technical lead',
      text: 'Owns the architecture, reviews every change, and is the voice on your weekly call.',
    },
    {
      id: 'role2',
      isHidden: false,
      name: 'Product engineer',
      text: 'Builds features from the database to the last pixel, tests included.',
    },
    {
      id: 'role3',
      isHidden: false,
      name: 'Mobile engineer',
      text: 'Builds apps that start fast and survive a lost connection.',
    },
    {
      id: 'role4',
      isHidden: false,
      name: 'Product designer',
      text: 'Watches people work, then draws the fewest screens that will do the job.',
    },
    {
      id: 'role5',
      isHidden: false,
      name: 'Platform engineer',
      text: 'Keeps releases boring, bills low and backups restorable.',
    },
    {
      id: 'role6',
      isHidden: false,
      name: 'Client partner',
      text: "Keeps scope, price and calendar honest, and hears you out when they aren't.",
    },
  ],
  workHeading: 'Five kinds of work, one standard',
  work: [
    {
      id: 'work1',
      isHidden: false,
      name: 'Web Development',
      text: 'Sites, portals and web applications that stay fast when traffic spikes.',
    },
    {
      id: 'work2',
      isHidden: false,
      name: 'Mobile App Development',
      text: 'Apps for Android and iOS that keep working in an elevator, a basement or a van.',
    },
    {
      id: 'work3',
      isHidden: false,
      name: 'UI/UX Design',
      text: 'Research, prototypes in the browser, and a design system that gets used.',
    },
    {
      id: 'work4',
      isHidden: false,
      name: 'E-commerce Solutions',
      text: 'Shops that are honest about stock and easy to buy from.',
    },
    {
      id: 'work5',
      isHidden: false,
      name: 'Digital Marketing',
      text: 'Search, content and measurement that respects the people it measures.',
    },
  ],
  praiseHeading: 'What clients say when we ask them not to be polite',
  testimonials: [
    {
      id: 'praise1',
      isHidden: false,
      text: 'They told us in the first meeting which half of our list to drop. We launched in nine weeks instead of thirty, and nobody has asked for the other half.',
      by: 'Head of Operations',
      company: 'Saltpan Stays',
    },
    {
      id: 'praise2',
      isHidden: false,
      text: 'I call the person who wrote the code and she answers. After three agencies, that was new to me.',
      by: 'Managing Director',
      company: 'Morning Crate',
    },
    {
      id: 'praise3',
      isHidden: false,
      text: 'The handover was two afternoons and a runbook. Our own developers have shipped every week since.',
      by: 'Chief Technology Officer',
      company: 'Ostrava Tools',
    },
  ],
  endHeading: 'Talk to the people who will write it',
  endText:
    "A few lines are enough. The first consultation and the quote are free. We'll contact you within 24 hours.",
}
