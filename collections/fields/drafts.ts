import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import { previewPath } from '@/content/previewLink'
import type { DraftedCollection } from '@/domain/contentCollections'
import { mayUpdate } from '../../access/mayUpdate'

/**
 * Drafts of the published version, with autosave and scheduled publishing. Autosaving more often than every 800 ms
 * makes Payload's editor hang on long texts.
 */
export const drafts: CollectionConfig['versions'] = {
  drafts: { autosave: { interval: 1500, showSaveDraftButton: true }, schedulePublish: true },
  maxPerDoc: 50,
}

/** Payload's status field, extended to show scheduled steps. */
export const statusField: Field = {
  name: '_status',
  label: 'Status',
  type: 'select',
  options: [],
  admin: { components: { Cell: '/src/admin/payload/StatusCell#StatusCell' } },
}

/** Previews the draft on the real page, behind a button and next to the editor. */
export function previews(kind: DraftedCollection): NonNullable<CollectionConfig['admin']> {
  // The id comes from the browser (form-state), so a link is only signed for users who may edit the entry.
  const path = async ({ id }: Record<string, unknown>, req: PayloadRequest) =>
    id && (await mayUpdate(kind, String(id), req)) ? previewPath(kind, String(id)) : ''
  return {
    components: {
      edit: {
        PublishButton: '/src/admin/payload/PublishButton#PublishButton',
        beforeDocumentControls: ['/src/admin/payload/DraftRecovery#DraftRecovery'],
      },
    },
    preview: async (doc, { req }) => (await path(doc, req)) || null,
    livePreview: {
      url: ({ data, req }) => path(data, req),
      breakpoints: [
        { label: 'Phone', name: 'phone', width: 375, height: 667 },
        { label: 'Tablet', name: 'tablet', width: 768, height: 1024 },
        { label: 'Desktop', name: 'desktop', width: 1440, height: 900 },
      ],
    },
  }
}
