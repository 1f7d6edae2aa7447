import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { InquiryIsland } from '../inquiry/InquiryIsland'
import type { IslandProps } from './registry'

function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted])
  return children
}

/** Hydrates the form in `place`, keeping what was typed into it. Resolves once it is hydrated. */
export const mount = (place: Element, props: IslandProps['inquiry']): Promise<void> =>
  new Promise((resolve) => {
    hydrateRoot(
      place,
      <Mounted onMounted={resolve}>
        <InquiryIsland {...props} />
      </Mounted>,
    )
  })
