/** For phone numbers that visitors anywhere dial. */
export const countryCodeHint = 'Include the country code, such as +91.'
