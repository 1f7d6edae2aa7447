/**
 * Tells of every call of our API that is answered with 401. Payload's own views ask by `fetch`, and show that
 * nobody is logged in as an error among others; they offer no other place to listen.
 * @returns how to stop
 */
export function watchAnswers(onUnauthorized: () => unknown): () => void {
  const { fetch } = window
  const watched: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    // After whoever asked, who may have gone to the login by itself.
    if (response.status === 401 && new URL(response.url).pathname.startsWith('/api/'))
      setTimeout(onUnauthorized)
    return response
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = fetch
  }
}
