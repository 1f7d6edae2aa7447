let loaded: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** The passwords that everybody tries, most tried first. 49,000 of them: loaded when the first password is set. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= load()
  return loaded
}
