import type { CollectionConfig } from 'payload'
import { previewPath } from '../../src/content/previewLink'
import type { SearchedCollection } from '../../src/domain/entities'

/**
 * Drafts beside what is published, kept while one writes, and a time at which they come out or go.
 * Saved more often than every 800 ms, long texts hang Payload's editor.
 */
export const drafts: CollectionConfig['versions'] = {
  drafts: { autosave: { interval: 1500, showSaveDraftButton: true }, schedulePublish: true },
  maxPerDoc: 50,
}

/** Shows the draft on the real page: behind a button, and beside the editor. */
export function previews(kind: SearchedCollection): NonNullable<CollectionConfig['admin']> {
  const path = (doc: Record<string, unknown>) => (doc.id ? previewPath(kind, String(doc.id)) : '')
  return {
    components: {
      edit: {
        PublishButton: '/src/admin/stockEditor/PublishButton#PublishButton',
        beforeDocumentControls: ['/src/admin/stockEditor/KeepTyped#KeepTyped'],
      },
    },
    preview: (doc) => path(doc) || null,
    livePreview: {
      url: ({ data }) => path(data),
      breakpoints: [
        { label: 'Phone', name: 'phone', width: 375, height: 667 },
        { label: 'Tablet', name: 'tablet', width: 768, height: 1024 },
        { label: 'Desk', name: 'desk', width: 1440, height: 900 },
      ],
    },
  }
}
