/** What the visitor of this number sends: an inquiry that takes its time and is no spam. */
export const inquiryOf = (number: number) => ({
  fullName: `Visitor ${number}`,
  email: `visitor${number}@example.com`,
  serviceType: 'consultation',
  description: `Inquiry ${number}: please call me back about a project.`,
  elapsed: 20_000,
})
