import type { IslandName, IslandProps } from '../islands/registry'

/** The props of an island; see `Island`. */
export const propsOf = <Name extends IslandName>(place: Element): IslandProps[Name] =>
  JSON.parse(place.nextElementSibling?.textContent ?? '{}')
