/** A person's display name, or the username if there is none. */
export const displayName = ({ name, username }: { name?: string | null | undefined; username: string }) =>
  name?.trim() || username
