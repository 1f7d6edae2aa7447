/** What an inquiry must hold, in the order of the form: specification §5. */
export const requiredInquiryFields = ['fullName', 'email', 'serviceType', 'description'] as const
