import { useQuery } from '@tanstack/react-query'
import { translationsPath } from '@/admin/paths'
import { one } from '@/admin/shared/api/queries'
import { withQuery } from '@/admin/shared/lists/listAddress'
import { TranslationBadge } from '@/admin/shared/translations/TranslationBadge'
import {
  filtersOf,
  type TranslationAddress,
  translationList,
} from '@/admin/shared/translations/translationList'
import { countsQuery } from '@/admin/shared/translations/translationQueries'
import { ProgressBar } from '@/admin/shared/ui/ProgressBar'
import { ShallowLink } from '@/admin/shared/ui/ShallowLink'
import { localeNames } from '@/domain/locales'
import { type TranslationCount, translationStates } from '@/domain/translations/states'

const totalOf = ({ language: _, ...counts }: TranslationCount) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** How much of each language is in which state; each number leads to its list. */
export function Counts({ address }: { address: TranslationAddress }) {
  const { kind, search } = address
  const { data } = useQuery(one<TranslationCount[]>(countsQuery(filtersOf({ kind, search }))))
  if (!data) return null
  return (
    <ul aria-label="Languages" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {data.map((count) => {
        const total = totalOf(count)
        const { language, ready, outdated } = count
        const done = ready + outdated
        return (
          <li key={language} className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-4">
            <div className="flex items-baseline justify-between gap-3">
              <h2 lang={language} className="font-semibold">
                {localeNames[language]}
              </h2>
              <p className="text-sm text-muted tabular-nums">
                {done} of {total} on the site
              </p>
            </div>
            <ProgressBar label={`${localeNames[language]} on the site`} value={done} total={total || 1} />
            <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
              {translationStates.map(({ value }) =>
                count[value] > 0 ? (
                  <ShallowLink
                    key={value}
                    href={withQuery(
                      translationsPath,
                      translationList.write({ kind, search, language, state: value }),
                    )}
                    className="inline-flex min-h-6 items-center gap-1.5 rounded-md underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-accent"
                  >
                    <span className="tabular-nums">{count[value]}</span>
                    <TranslationBadge state={value} />
                    <span className="sr-only">in {localeNames[language]}</span>
                  </ShallowLink>
                ) : null,
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
