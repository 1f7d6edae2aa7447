/** The name of a collection's table in SQLite. */
export const tableOf = (collection: string): string => collection.replaceAll('-', '_')
