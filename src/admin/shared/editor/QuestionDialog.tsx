import { ImageDialog } from './ImageDialog'
import { type $linkDraft, $putImage, $putLink, $removeLink } from './insert'
import { LinkDialog } from './LinkDialog'
import type { usePlace } from './usePlace'

/** What a tool asks before it changes the text. */
export type Question = { kind: 'link'; draft: ReturnType<typeof $linkDraft> } | { kind: 'image' }

interface Props {
  question: Question
  place: ReturnType<typeof usePlace>
  onClose: () => void
}

/** Asks, and puts the answer at the place. */
export const QuestionDialog = ({ question, place, onClose }: Props) =>
  question.kind === 'link' ? (
    <LinkDialog
      {...question.draft}
      onSave={(link) => place.change((at) => $putLink(link, at))}
      onRemove={() => place.change($removeLink)}
      onClose={onClose}
    />
  ) : (
    <ImageDialog
      image={null}
      onSave={(image) => place.change((at) => $putImage(image, at))}
      onClose={onClose}
    />
  )
