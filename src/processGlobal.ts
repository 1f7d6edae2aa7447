/**
 * What there is once in a process. Next's pages and its routes are two module graphs, in development the front server is a
 * third, and each would have its own.
 * @param create makes it for the first of them
 */
export function processGlobal<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`frontdesk.${name}`)
  const holder = globalThis as { [key: symbol]: Value | undefined }
  holder[key] ??= create()
  return holder[key]
}
