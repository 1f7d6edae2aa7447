import { FileQuestion } from 'lucide-react'
import { buttonClass } from './Button'
import { EmptyState } from './EmptyState'
import { Screen } from './Screen'

interface Props {
  /** Of the screen. */
  title: string
  /** What there is not, as a sentence. */
  missing: string
  hint: string
  /** Where to go on. */
  href: string
  label: string
}

/** Shown at an address that names nothing. */
export function MissingScreen({ title, missing, hint, href, label }: Props) {
  return (
    <Screen title={title}>
      <EmptyState
        icon={<FileQuestion aria-hidden size={24} />}
        title={missing}
        hint={hint}
        action={
          <a href={href} className={buttonClass('primary')}>
            {label}
          </a>
        }
      />
    </Screen>
  )
}
