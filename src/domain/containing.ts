const objectId = /^[\da-f]{24}$/i

/**
 * The condition that a field holds a text without spaces, in any case. Payload takes 24 hex digits after `contains` for
 * an id of MongoDB, which equals the whole field or nothing; `like` looks for them everywhere.
 */
export const containing = (text: string) => (objectId.test(text) ? { like: text } : { contains: text })
