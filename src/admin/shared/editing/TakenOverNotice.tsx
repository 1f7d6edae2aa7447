import type { Presence } from '@/domain/entities'
import { Notice } from '../ui/Notice'

interface Props {
  other: NonNullable<Presence['other']>
  /** Such as “blog post”. */
  name: string
}

/** Tells the person who was editing that someone else does now. */
export const TakenOverNotice = ({ other, name }: Props) => (
  <Notice
    tone="warning"
    title={
      other.isYou
        ? `You're editing this ${name} in another tab now.`
        : `${other.name} is editing this ${name} now.`
    }
  >
    Your text is kept. What you both write is saved and merged; if you change the same field, you'll be asked.
  </Notice>
)
