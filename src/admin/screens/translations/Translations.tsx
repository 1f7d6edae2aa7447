'use client'

import { Link } from '@payloadcms/ui'
import { Languages, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { translationPathFor } from '@/admin/paths'
import { FilterSelect } from '@/admin/shared/lists/FilterSelect'
import { List } from '@/admin/shared/lists/List'
import { useList } from '@/admin/shared/lists/listQuery'
import { useListAddress } from '@/admin/shared/lists/useListAddress'
import { TranslationBadge } from '@/admin/shared/translations/TranslationBadge'
import {
  keptFilter,
  languageChoices,
  type TranslationAddress,
  translationList,
  translationsQuery,
} from '@/admin/shared/translations/translationList'
import { Badge } from '@/admin/shared/ui/Badge'
import { Button } from '@/admin/shared/ui/Button'
import { EmptyState } from '@/admin/shared/ui/EmptyState'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { Screen } from '@/admin/shared/ui/Screen'
import { labelOf } from '@/domain/choice'
import { localeNames } from '@/domain/locales'
import { translationTypes, typeOfKind } from '@/domain/translations/fields'
import { type TranslationLine, translationFilters } from '@/domain/translations/states'
import { Counts } from './Counts'
import { ExportButton } from './ExportButton'
import { ImportDialog } from './ImportDialog'

const link =
  'font-medium text-ink no-underline underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent wrap-anywhere'

interface LineProps {
  line: TranslationLine
  address: TranslationAddress
}

function Line({ line, address }: LineProps) {
  const { kind, entry, language, state, isPublic, title, changedAt } = line
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h3 className="min-w-0 grow basis-64">
        <Link
          href={translationPathFor(kind, entry, language, keptFilter(address))}
          prefetch={false}
          data-open
          className={link}
        >
          {title}
        </Link>
      </h3>
      <span className="text-sm text-muted">{labelOf(translationTypes, typeOfKind(kind))}</span>
      <span lang={language} className="text-sm sm:w-20">
        {localeNames[language]}
      </span>
      <span className="flex gap-1 sm:w-32">
        <TranslationBadge state={state} />
        {state === 'draft' && isPublic && <Badge title="Visitors read an older text">On the site</Badge>}
      </span>
      <span className="text-sm text-muted sm:w-28 sm:text-right">
        <span className="sr-only">Original changed </span>
        <RelativeTime iso={changedAt} />
      </span>
    </article>
  )
}

/** Every entry in every language, with what is left to translate. */
export function Translations() {
  const { address, state, filterBy } = useListAddress(translationList)
  const list = useList<TranslationLine>(translationsQuery(address))
  const heading = useRef<HTMLHeadingElement>(null)
  const [isImporting, setImporting] = useState(false)
  const selects = [
    { name: 'language', label: 'Language', all: 'All languages', choices: languageChoices },
    { name: 'state', label: 'State', all: 'All states', choices: translationFilters },
    { name: 'kind', label: 'Type', all: 'All types', choices: translationTypes },
  ] as const
  return (
    <Screen
      title="Translations"
      actions={
        <>
          <ExportButton address={address} />
          <Button icon={<Upload aria-hidden size={14} />} onClick={() => setImporting(true)}>
            Import
          </Button>
        </>
      }
    >
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      <Counts address={address} />
      <List
        state={state}
        query={list}
        nouns={['translation', 'translations']}
        layout="rows"
        heading={heading}
        searchLabel="Search translations"
        filters={selects.map(({ name, ...select }) => (
          <FilterSelect
            key={name}
            {...select}
            value={address[name]}
            onChange={(value) => filterBy({ [name]: value })}
          />
        ))}
        renderItem={(line) => <Line line={line} address={address} />}
        empty={
          <EmptyState
            icon={<Languages aria-hidden size={24} />}
            title="Nothing to translate yet"
            hint="Pages, services, products, projects, posts and images appear here once they are written."
          />
        }
      />
    </Screen>
  )
}
