import { categoryLabel } from '@/i18n/categoryLabel'
import { CategoryLinks } from '../list/CategoryLinks'
import type { ListQuery } from '../list/listQuery'
import { SearchForm } from '../list/SearchForm'
import type { PageContext } from '../page'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'

/** Search and category filter of the blog. */
export function Filters({
  path,
  query,
  categories,
  context: { t },
}: {
  path: string
  query: ListQuery
  categories: string[]
  context: PageContext
}) {
  const links = [
    { value: '', label: t('blogPage.allCategories') },
    ...categories.map((category) => ({ value: category, label: categoryLabel(category, t) })),
  ]
  return (
    <div className="mb-14 grid grid-cols-1 items-end gap-x-10 gap-y-6 border-rule border-y py-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <SearchForm
        path={path}
        query={query}
        name={t('blogPage.search')}
        label={t('blogPage.search')}
        hint={t('blogPage.searchHint')}
      >
        <Button
          type="submit"
          variant="quiet"
          aria-label={t('list.search')}
          data-tip={t('list.search')}
          className="tip px-4"
        >
          <Icon name="search" size={18} />
        </Button>
      </SearchForm>
      <CategoryLinks path={path} query={query} categories={links} label={t('blogPage.categories')} />
    </div>
  )
}
