/** Where a new entry is begun in Payload's editor: with its title. */
export const newEntryPath = (collection: string) => `/admin/new/${collection}`
