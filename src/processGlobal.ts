/**
 * What there is once in a process. The front server and Next's bundles are two module graphs, in each of which a module
 * would have its own.
 * @param create makes it for the first of them
 */
export function processGlobal<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`frontdesk.${name}`)
  const holder = globalThis as { [key: symbol]: Value | undefined }
  holder[key] ??= create()
  return holder[key]
}
