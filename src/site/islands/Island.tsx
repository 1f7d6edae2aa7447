import type { ComponentType } from 'react'
import { type IslandName, type IslandProps, registry } from './registry'

/**
 * Renders a component that is hydrated in the browser on an otherwise static page (decision 050): its markup, followed
 * by its props as JSON. The component itself is unaware of it.
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
