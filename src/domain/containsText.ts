const objectId = /^[\da-f]{24}$/i

/**
 * Condition for a field that contains a text without spaces, ignoring case. Payload reads 24 hex digits after
 * `contains` as a MongoDB id and compares the whole field; `like` searches inside it.
 */
export const containsText = (text: string) => (objectId.test(text) ? { like: text } : { contains: text })
