/** Prints one line to the user. */
export const say = (text) => console.log(text)

/** Only another setting, Node or build would help, so systemd doesn't restart it (sysexits' EX_CONFIG). */
export const configurationExit = 78

/** Exits with a one-sentence message. @returns {never} */
export function fail(text, code = 1) {
  console.error(text)
  process.exit(code)
}

/** Formats milliseconds. */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
