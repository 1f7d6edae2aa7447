import { searchBound } from '../../domain/limits'
import type { Translate } from '../../i18n/messages'
import { LiveForm } from '../list/LiveForm'
import type { ListQuery } from '../list/listQuery'
import { Button } from '../ui/Button'
import { Input } from '../ui/Field'
import { Icon } from '../ui/Icon'

/** The search of the blog; it stays within the category. */
export function Search({
  path,
  query: { search, category },
  t,
}: {
  path: string
  query: ListQuery
  t: Translate
}) {
  return (
    <LiveForm path={path} search={search} category={category} label={t('blogPage.search')}>
      <input type="hidden" name="category" value={category} disabled={category === ''} />
      <label htmlFor="search" className="mb-1.5 block font-semibold text-small">
        {t('blogPage.search')}
      </label>
      <div className="flex gap-3">
        <Input
          id="search"
          name="search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchBound}
          defaultValue={search}
          placeholder={t('blogPage.searchHint')}
        />
        <Button type="submit" variant="quiet" aria-label={t('list.search')} className="px-4">
          <Icon name="search" size={18} />
        </Button>
      </div>
    </LiveForm>
  )
}
