import { type FieldProblems, mostSeriousProblem } from '@/domain/inquiry'
import type { Messages, Translate } from '@/i18n/messages'

/** The toast for an inquiry with errors (specification §5). */
export function problemToast(problems: FieldProblems, t: Translate<Pick<Messages, 'inquiry' | 'common'>>) {
  const variant = 'destructive' as const
  switch (mostSeriousProblem(problems)) {
    case 'missing':
      return { title: t('inquiry.missingTitle'), description: t('inquiry.missingText'), variant }
    case 'email':
      return { title: t('common.error'), description: t('inquiry.badEmail'), variant }
    case 'invalid':
      return { title: t('common.error'), description: t('inquiry.checkFields'), variant }
    default:
      return { title: t('common.error'), description: t('inquiry.failedText'), variant }
  }
}
