import { localizedPath } from '../../domain/locales'
import { paths } from '../../domain/paths'
import type { PageContext } from '../page'
import { ButtonLink } from '../ui/Button'

/** What a browser without script shows when an inquiry has arrived. */
export function ThanksPage({ context: { locale, t } }: { context: PageContext }) {
  return (
    <div className="wrap grid min-h-[60vh] content-center py-(--section)">
      <h1 className="max-w-[16ch] text-h1">{t('inquiry.sentTitle')}</h1>
      <p className="mt-6 max-w-[46ch] text-lead text-muted">{t('inquiry.sentText')}</p>
      <p className="mt-10 flex flex-wrap gap-3">
        <ButtonLink href={localizedPath(locale, paths.portfolio)}>{t('work.all')}</ButtonLink>
        <ButtonLink variant="quiet" href={localizedPath(locale, paths.home)}>
          {t('notFound.home')}
        </ButtonLink>
      </p>
    </div>
  )
}
