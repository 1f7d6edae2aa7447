import type { IslandName, IslandProps } from '../islands/registry'

/** What an island is given: see `Island`. */
export const propsOf = <Name extends IslandName>(place: Element): IslandProps[Name] =>
  JSON.parse(place.nextElementSibling?.textContent ?? '{}')
