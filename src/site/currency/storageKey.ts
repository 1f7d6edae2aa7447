export const storageKey = 'currency'
