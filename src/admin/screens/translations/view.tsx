import { translationList, translationsQuery } from '@/admin/shared/translations/translationList'
import { adminView } from '@/admin/shell/adminView'
import { contentRoles } from '@/domain/roles'
import { TranslationScreen } from './TranslationScreen'
import { Translations } from './Translations'

export const TranslationsView = adminView({
  title: 'Translations',
  allow: contentRoles,
  queries: (query) => [translationsQuery(translationList.read(query))],
  screen: () => <Translations />,
})

export const TranslationView = adminView({
  title: 'Translations',
  allow: contentRoles,
  screen: () => <TranslationScreen />,
})
