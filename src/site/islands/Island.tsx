import type { ComponentType } from 'react'
import { type IslandName, type IslandProps, registry } from './registry'

/**
 * A component that React runs in the browser too, on a page that is markup otherwise (decision 050): its markup, and
 * its props as JSON beside it. The component knows nothing of it.
 */
export function Island<Name extends IslandName>({ name, props }: { name: Name; props: IslandProps[Name] }) {
  const Component = registry[name] as ComponentType<IslandProps[Name]>
  return (
    <>
      <div data-island={name}>
        <Component {...props} />
      </div>
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replace(/</g, '\\u003c') }}
      />
    </>
  )
}
