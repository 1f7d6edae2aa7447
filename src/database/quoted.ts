/** A name of SQLite's as SQL spells it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
