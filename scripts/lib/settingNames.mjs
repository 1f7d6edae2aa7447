import { readFileSync } from 'node:fs'

const example = new URL('../../.env.example', import.meta.url)

/**
 * The name of every setting of the product; a unit test compares them with those that `src/settings.ts` reads.
 * @returns {string[]}
 */
export const settingNames = () => readFileSync(example, 'utf8').match(/^[A-Z_0-9]+(?==)/gm) ?? []
