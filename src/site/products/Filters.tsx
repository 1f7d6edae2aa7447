import { productCategories } from '@/domain/categories'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { LiveForm } from '../list/LiveForm'
import type { ListQuery } from '../list/listQuery'
import { SearchInput } from '../list/SearchInput'
import type { PageContext } from '../page'
import { Button } from '../ui/Button'
import { Select } from '../ui/Field'
import { Icon } from '../ui/Icon'
import { categoryName } from './categoryName'

/** Search and category filter of the product list. */
export function Filters({
  query: { search, category },
  context: { locale, t },
}: {
  query: ListQuery
  context: PageContext
}) {
  return (
    <LiveForm
      path={localizedPath(locale, paths.products)}
      search={search}
      category={category}
      label={t('catalog.search')}
    >
      <div className="grid items-end gap-4 md:grid-cols-[1fr_14rem_auto] lg:grid-cols-[1fr_18rem_auto]">
        <div className="grid gap-1.5">
          <label htmlFor="search" className="font-semibold text-small">
            {t('catalog.search')}
          </label>
          <SearchInput search={search} hint={t('catalog.searchHint')} />
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="category" className="font-semibold text-small">
            {t('catalog.category')}
          </label>
          <Select id="category" name="category" defaultValue={category}>
            <option value="">{t('catalog.allCategories')}</option>
            {productCategories.map(({ value }) => (
              <option key={value} value={value}>
                {categoryName(value, t)}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="quiet">
          <Icon name="search" size={18} />
          {t('list.search')}
        </Button>
      </div>
    </LiveForm>
  )
}
