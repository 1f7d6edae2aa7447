/** The address under which a phone calls a number, which may hold spaces and signs. */
export const callLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
