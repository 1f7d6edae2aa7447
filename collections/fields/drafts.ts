import type { CollectionConfig } from 'payload'

/**
 * Drafts beside what is published, kept while one writes, and a time at which they come out or go.
 * Saved more often than every 800 ms, long texts hang Payload's editor.
 */
export const drafts: CollectionConfig['versions'] = {
  drafts: { autosave: { interval: 1500, showSaveDraftButton: true }, schedulePublish: true },
  maxPerDoc: 50,
}
