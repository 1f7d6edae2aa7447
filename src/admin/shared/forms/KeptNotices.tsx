import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

/** Somebody else's version has taken the place of what was typed, which waits aside. */
export const SetAsideNotice = ({ onRestore }: { onRestore: () => void }) => (
  <Notice title="Their version was loaded." actions={<Button onClick={onRestore}>Restore mine</Button>} />
)

/** What was typed and not saved is back in its form. */
export const RestoredNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice title="Unsaved changes restored." actions={<Button onClick={onDiscard}>Discard draft</Button>} />
)
