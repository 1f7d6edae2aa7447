/** One plain line for who runs the command. */
export const say = (text) => console.log(text)

/** Nothing but another setting, Node or build would help: systemd does not try again (sysexits' EX_CONFIG). */
export const configurationExit = 78

/** Ends the process with one sentence. @returns {never} */
export function fail(text, code = 1) {
  console.error(text)
  process.exit(code)
}

/** Milliseconds as people read them. */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
