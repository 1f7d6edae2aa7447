import type { Thing } from 'schema-dts'
import { graph, toScriptJson } from './structuredData'

/** A page's structured data. */
export function JsonLd({ things }: { things: Thing[] }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(graph(things)) }} />
  )
}
