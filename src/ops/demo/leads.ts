import type { DemoLead } from './types'

export const leads: DemoLead[] = [
  {
    fullName: 'Meera Nambiar',
    email: 'meera@saltpan.example.com',
    phone: '+91 00000 00101',
    serviceType: 'web-development',
    description:
      'You built our booking site last year. Now the 38 families ask for a page of their own: block dates, see who ' +
      'arrives, see what was paid out. Most of them use small phones and Malayalam or Kannada. Can you talk on Thursday?',
    status: 'new',
    budget: '3l-5l',
    company: 'Saltpan Stays',
    timeline: 'Before the next October season',
    estimatedValue: 420_000,
    nextStep: 'Call her about the page for the families',
    nextStepIn: 0,
    isOwned: true,
    daysAgo: 0,
    updatedDaysAgo: 0,
  },
  {
    fullName: 'Jonas Lindqvist',
    email: 'jonas.lindqvist@nordquay.example.org',
    phone: '+47 000 00 102',
    serviceType: 'mobile-app',
    description:
      'We check tickets on 31 ferries with an app from 2014 that stops when there is no signal, which is most of the ' +
      'way. We saw your courier app. Android, offline for a whole shift; our API exists, its documentation is honest but old.',
    status: 'new',
    budget: 'above-5l',
    company: 'Nordquay Ferries',
    timeline: 'Pilot in 4 months',
    estimatedValue: 1_850_000,
    daysAgo: 1,
    updatedDaysAgo: 1,
  },
  {
    fullName: 'Farhan Qureshi',
    email: 'farhan@charkhalabs.example.net',
    serviceType: 'consultation',
    description:
      'Two founders, one working prototype, no idea whether it can carry a thousand users. Looking for ' +
      'a paid ' +
      'half-day with someone who has done this before and will tell us what to throw away.',
    status: 'new',
    budget: 'under-50k',
    company: 'Charkha Labs',
    timeline: 'Next two weeks',
    estimatedValue: 45_000,
    daysAgo: 2,
    updatedDaysAgo: 2,
  },
  {
    fullName: 'Grace Whitfield',
    email: 'grace@inkwellandoak.example.com',
    phone: '+44 0000 000 104',
    serviceType: 'ui-ux',
    description:
      'Our stationery shop converts well on desktop and badly on phones: 71% of visits, 38% of orders. We would like ' +
      'somebody to watch real customers check out and redraw it. We can recruit the customers.',
    status: 'contacted',
    budget: '1l-3l',
    company: 'Inkwell & Oak',
    timeline: '6 weeks',
    notes:
      'Called on Tuesday. Sends analytics access and five customer names. Wants a fixed price for ' +
      'the study.',
    estimatedValue: 180_000,
    nextStep: 'Send the fixed price for the study',
    nextStepIn: -2,
    isOwned: true,
    daysAgo: 4,
    updatedDaysAgo: 2,
  },
  {
    fullName: 'Arvind Rao',
    email: 'arvind.rao@sunmeter.example.com',
    phone: '+91 00000 00105',
    serviceType: 'cloud',
    description:
      'Telemetry from 3,100 solar roofs, about 9 million rows a day, in a database that was meant for a pilot of ten. ' +
      'Queries for the morning report take 40 minutes. We need a plan and then hands to carry it out.',
    status: 'contacted',
    budget: 'above-5l',
    company: 'Sunmeter Rooftops',
    timeline: 'Plan this month, build next quarter',
    notes:
      'Asked for a schema dump and last three bills. Propose partitioning first, new store only if ' +
      'needed.',
    estimatedValue: 2_400_000,
    nextStep: 'Draft the partitioning plan',
    nextStepIn: 3,
    isOwned: true,
    daysAgo: 6,
    updatedDaysAgo: 3,
  },
  {
    fullName: 'Lakshmi Venkatesan',
    email: 'lakshmi@kaveriweaves.example.org',
    phone: '+91 00000 00106',
    serviceType: 'maintenance',
    description:
      'You built our shop last year. We would like somebody to look after it: updates, festival-week load, ' +
      'and the ' +
      'small changes my team keeps asking for. What does a monthly arrangement look like?',
    status: 'in-progress',
    budget: '50k-1l',
    company: 'Kaveri Weaves',
    timeline: 'Start on the 1st',
    notes:
      'Care plan with sixteen hours. Contract sent, she signs after her trip. Load test before ' +
      'Deepavali.',
    estimatedValue: 96_000,
    nextStep: 'Load test before Deepavali',
    nextStepIn: 8,
    isOwned: true,
    daysAgo: 12,
    updatedDaysAgo: 1,
  },
  {
    fullName: 'Tomáš Havel',
    email: 'tomas.havel@hanakpumps.example.net',
    phone: '+420 000 000 107',
    serviceType: 'backend',
    description:
      'Our ERP exports CSV files at night and four teams build their own reports from them, with four ' +
      'different ' +
      'revenues. We want one pipeline, one definition and an API that the dealer portal can read.',
    status: 'in-progress',
    budget: 'above-5l',
    company: 'Hanák Pumps',
    timeline: 'Phase one by end of quarter',
    notes: 'Phase one agreed: orders and stock. Kick-off done, credentials for the sandbox still missing.',
    estimatedValue: 1_250_000,
    nextStep: 'Ask for the sandbox credentials again',
    nextStepIn: -5,
    daysAgo: 19,
    updatedDaysAgo: 4,
  },
  {
    fullName: 'Dr. Nandini Kulkarni',
    email: 'nandini@smritidental.example.org',
    phone: '+91 00000 00108',
    serviceType: 'web-development',
    description:
      'Five dental practices, one reception system that shows the queue only at the desk. Patients should see their ' +
      'turn on their phone and dentists the last three visits without opening a file.',
    status: 'in-progress',
    budget: '3l-5l',
    company: 'Smriti Dental',
    timeline: 'One practice in 8 weeks, the rest after',
    notes: 'Workshop at the Malleshwaram practice on Monday. Consent text is with their lawyer.',
    estimatedValue: 460_000,
    nextStep: 'Workshop at the Malleshwaram practice',
    nextStepIn: 2,
    isOwned: true,
    daysAgo: 23,
    updatedDaysAgo: 5,
  },
  {
    fullName: 'Samuel Okafor',
    email: 'sam@brightwater.example.com',
    serviceType: 'ui-ux',
    description:
      'Teachers spend nine minutes on each report card in our tool, of which three are clicks. Please review that ' +
      'screen and propose something better. A written report is fine, a prototype would be wonderful.',
    status: 'completed',
    budget: '1l-3l',
    company: 'Brightwater College',
    timeline: 'Before the summer term',
    notes:
      'Prototype delivered and paid. Nine minutes became five in their test. Ask about phase two in May.',
    estimatedValue: 210_000,
    nextStep: 'Ask about phase two',
    nextStepIn: 30,
    daysAgo: 64,
    updatedDaysAgo: 16,
  },
  {
    fullName: 'Rukmini Pillai',
    email: 'rukmini@malabarspice.example.com',
    phone: '+91 00000 00110',
    serviceType: 'mobile-app',
    description:
      'Our auction floor dashboard is used by 60 buyers. They now ask for bidding from the phone, with ' +
      'the same ' +
      'two-second promise. Is that a second project or an extension of the first?',
    status: 'completed',
    budget: '3l-5l',
    company: 'Malabar Spice Exchange',
    timeline: 'Before the new harvest',
    notes: 'Extension, shipped. First mobile auction sold 412 lots without a complaint.',
    estimatedValue: 390_000,
    isOwned: true,
    daysAgo: 88,
    updatedDaysAgo: 30,
  },
  {
    fullName: 'Hannah Vogt',
    email: 'hannah.vogt@kleinwerk.example.net',
    phone: '+49 000 0000 111',
    serviceType: 'consultation',
    description:
      'We must decide between extending our Rails monolith and rewriting it. The board meets in five ' +
      'weeks and ' +
      'would like an outside opinion, in writing, with numbers.',
    status: 'completed',
    budget: '1l-3l',
    company: 'Kleinwerk Studio',
    timeline: '5 weeks',
    notes: 'Recommended to extend. Board agreed. Reference allowed, without figures.',
    estimatedValue: 150_000,
    daysAgo: 71,
    updatedDaysAgo: 41,
  },
  {
    fullName: 'Prakash Shetty',
    email: 'prakash@coastalmart.example.org',
    phone: '+91 00000 00112',
    serviceType: 'web-development',
    description:
      'Need a marketplace like the big ones with seller accounts, wallet, delivery tracking and apps ' +
      'for both ' +
      'stores. Ready design is available. Please quote for two weeks.',
    status: 'rejected',
    budget: 'under-50k',
    company: 'Coastal Mart',
    timeline: '2 weeks',
    notes:
      'Scope and budget are far apart. Suggested to start with a single-seller shop; he prefers ' +
      'to wait.',
    estimatedValue: 40_000,
    daysAgo: 33,
    updatedDaysAgo: 31,
  },
  {
    fullName: 'Aditi Sharma',
    email: 'aditi@tiffinpost.example.com',
    phone: '+91 00000 00113',
    serviceType: 'cloud',
    description:
      'Our order cut-off is at 10 pm and the servers feel it: the app stalls for a few minutes every ' +
      'evening. ' +
      'We would like a load test, a diagnosis and a fix that does not double the bill.',
    status: 'contacted',
    budget: '50k-1l',
    company: 'Tiffin Post',
    timeline: 'As soon as possible',
    notes: 'Looks like one hot row in the stock table. Offered a two-day diagnosis at a fixed price.',
    estimatedValue: 85_000,
    nextStep: 'Propose dates for the two-day diagnosis',
    nextStepIn: 1,
    daysAgo: 9,
    updatedDaysAgo: 7,
  },
  {
    fullName: 'Growth Ranking Team',
    email: 'offers@rankboost.example.net',
    serviceType: 'maintenance',
    description:
      'Dear Sir/Madam, we visited your website and found 37 errors. We guarantee first page ranking in ' +
      '7 days, ' +
      '5000 quality backlinks and 100% organic visitors at a special price this week only.',
    status: 'rejected',
    daysAgo: 3,
    updatedDaysAgo: 3,
    isSpam: true,
  },
]
