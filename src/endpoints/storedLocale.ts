import { defaultLocale, isLocale, originalLocale } from '../domain/locales'
import { pageModels } from '../domain/pageTexts/pages'
import { HttpError } from '../http/HttpError'

const pagePaths = Object.values(pageModels).map(({ slug }) => `globals/${slug}`)

/** Only the texts of pages belong to a language. */
const ofPageTexts = (path: string) => pagePaths.some((page) => path === page || path.startsWith(`${page}/`))

/**
 * A request to one of Payload's own paths, with the language it is about: whatever is localized would be lost with a
 * request that names none, and Payload's screens show the originals of entries (decision 068).
 * @param path below /api
 * @throws {HttpError} 400 if it asks for page texts in an unknown language
 */
export function inStoredLocale(request: Request, path: string): Request {
  const url = new URL(request.url)
  const requested = url.searchParams.get('locale') || defaultLocale
  const isOfPage = ofPageTexts(path)
  if (isOfPage && !isLocale(requested)) throw new HttpError(400, 'Unknown locale.')
  url.searchParams.set('locale', isOfPage ? requested : originalLocale)
  return new Request(url, request)
}
