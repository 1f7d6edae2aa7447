import type { Metadata } from 'next'
import { homeContent } from '../../../content/home'
import { siteSettings } from '../../../content/settings'
import { paths } from '../../../domain/paths'
import { translator } from '../../../i18n/translator'
import { settings as server } from '../../../settings'
import { HomePage } from '../../../site/home/HomePage'
import { localeOf } from '../../../site/locale'
import { pageMetadata } from '../../../site/seo/metadata'
import { ogPath } from '../../../site/seo/ogPath'

export const dynamicParams = true
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale)
  const { siteName } = await siteSettings()
  const t = translator(locale)
  return pageMetadata(
    {
      title: t('hero.headline'),
      description: t('hero.text'),
      url: paths.home,
      image: ogPath('page', 'home', locale),
    },
    { locale, siteName, siteUrl: server.siteUrl },
  )
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale)
  const [content, settings] = await Promise.all([homeContent(), siteSettings()])
  return <HomePage locale={locale} content={content} settings={settings} />
}
