/** What the agency says of itself: specification §9, to the digit. */
export const agency = {
  foundingDate: '2019',
  employees: { min: 10, max: 50 },
  areaServed: 'Worldwide',
  language: 'English',
  serviceTypes: [
    'Web Development',
    'Mobile App Development',
    'UI/UX Design',
    'E-commerce Solutions',
    'Digital Marketing',
  ],
  yearsOfExperience: '5+',
  clients: '50+',
  servicePriceRange: '$2,500-$15,000',
  maintenanceFrom: '$500',
  replyWithinHours: 24,
} as const

/** Where the agency's clocks hang (its hours are IST): the days of its figures begin and end by them. */
export const agencyTimeZone = 'Asia/Kolkata'
