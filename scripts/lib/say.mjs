/** One plain line for who runs the command. */
export const say = (text) => console.log(text)

/** Ends the process with one sentence. @returns {never} */
export function fail(text) {
  console.error(text)
  process.exit(1)
}

/** Milliseconds as people read them. */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
