/** Where a new entry gets its title before Payload's editor opens. */
export const newEntryPath = (collection: string) => `/admin/new/${collection}`
