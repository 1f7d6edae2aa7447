import { trashDays } from '@/domain/trash'

/** What deleting does, in the question before it. */
export const trashNotice = (title: string): string =>
  `“${title}” moves to the trash. You can restore it for ${trashDays} days.`
