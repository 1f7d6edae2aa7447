/** What a person is called on the screens: the name that colleagues know, or what they log in with. */
export const displayName = ({ name, username }: { name?: string | null | undefined; username: string }) =>
  name?.trim() || username
