import { searchBound } from '../../domain/limits'
import type { Translate } from '../../i18n/messages'
import { LiveForm } from '../list/LiveForm'
import type { ListQuery } from '../list/listQuery'
import { Button } from '../ui/Button'
import { Input } from '../ui/Field'
import { Icon } from '../ui/Icon'

/** What one is looking for: a plain GET form that also goes while one types. */
export function SearchForm({
  path,
  query: { search, category },
  t,
}: {
  path: string
  query: ListQuery
  t: Translate
}) {
  return (
    <LiveForm path={path} search={search} category={category} label={t('searchPage.heading')}>
      <input type="hidden" name="category" value={category} disabled={category === ''} />
      <label htmlFor="search" className="mb-1.5 block font-semibold text-small">
        {t('searchPage.label')}
      </label>
      <div className="flex max-w-3xl gap-3">
        <Input
          id="search"
          name="search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchBound}
          defaultValue={search}
          placeholder={t('searchPage.hint')}
        />
        <Button type="submit" aria-label={t('list.search')} className="px-5">
          <Icon name="search" size={18} />
        </Button>
      </div>
    </LiveForm>
  )
}
