import type { Subject } from '@/content/subject'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { Filled } from '../ui/Filled'
import { SiteLink } from '../ui/SiteLink'

/** Says what the form was started with, and leads to an empty one. Hidden if earlier input took its place. */
export function Started({
  subject: { title, lang },
  context: { locale, t },
}: {
  subject: Subject
  context: PageContext
}) {
  return (
    <p className="-mt-4 mb-7 flex flex-wrap gap-x-4 border-accent border-l-2 pl-4 text-small group-has-[[data-restored]]/inquiry:hidden">
      <span>
        <Filled
          text={t('subject.started')}
          values={{
            title: (
              <span lang={lang} className="font-semibold">
                {title}
              </span>
            ),
          }}
        />
      </span>
      <SiteLink
        href={`${localizedPath(locale, paths.contact)}#inquiry`}
        className="text-accent-text underline"
      >
        {t('subject.without')}
      </SiteLink>
    </p>
  )
}
