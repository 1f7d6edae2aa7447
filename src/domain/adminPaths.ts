/** The screen that asks for a new entry's title before Payload's editor opens. */
export const newEntryPath = (collection: string) => `/admin/new/${collection}`
