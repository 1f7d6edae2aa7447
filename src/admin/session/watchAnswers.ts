/**
 * Reports every call of our API that is answered with 401. Payload's own views use `fetch`, and show an ended
 * session as one error among others; they offer no other place to listen.
 * @returns a function that stops watching
 */
export function watchAnswers(onUnauthorized: () => unknown): () => void {
  const { fetch } = window
  const watched: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    // After the caller, which may have gone to the login page itself.
    if (response.status === 401 && new URL(response.url).pathname.startsWith('/api/'))
      setTimeout(onUnauthorized)
    return response
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = fetch
  }
}
