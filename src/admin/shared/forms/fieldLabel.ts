/** Labels that can't be derived from the field name. */
const labels: Record<string, string> = {
  publishedAt: 'Publish date',
  order: 'Display order',
  completedAt: 'Completed',
  githubUrl: 'GitHub URL',
}

/** The label of a field: `longDescription` → `Long description`, `isActive` → `Active`. */
export function fieldLabel(name: string): string {
  const words = name
    .replace(/^.*\./, '')
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase()
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1).replace(/\burl\b/, 'URL')
}
