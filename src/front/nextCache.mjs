/**
 * Next's cache handler, which keeps nothing: the front server keeps each page compressed, and drops it with any change of
 * content (decision 006). Next would keep it a second time, as text, with the data for its own client.
 */
export default class NextCache {
  async get() {
    return null
  }

  async set() {}

  async revalidateTag() {}

  resetRequestCache() {}
}
