/** The agency's figures (specification §9). */
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

/** The agency's time zone (its hours are in IST); the days in its figures start and end here. */
export const agencyTimeZone = 'Asia/Kolkata'
