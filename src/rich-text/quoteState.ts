import {
  $getState,
  $setState,
  createState,
  type DOMConversionMap,
  type ElementFormatType,
} from '@payloadcms/richtext-lexical/lexical'
import { $createQuoteNode, type QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { type QuoteSource, storedSource } from '../domain/quoteSource'
import { sourceOf } from './quotes'

const sourceState = createState('source', {
  parse: (source) => storedSource({ source }),
  isEqual: (one, other) => one?.name === other?.name && one?.url === other?.url,
})

/** The source of a quotation in an editor, as it is stored. */
export const $sourceOf = (quote: QuoteNode): QuoteSource | null => $getState(quote, sourceState)

export const $setSource = (quote: QuoteNode, source: QuoteSource | null): QuoteNode =>
  $setState(quote, sourceState, source)

/** For an editor's `html.import`: quotations of a document that `cleanDom` has cleaned, with their sources. */
export const quoteImport: DOMConversionMap = {
  blockquote: () => ({
    priority: 1,
    conversion: (element) => {
      const format = element.style.textAlign as ElementFormatType
      return { node: $setSource($createQuoteNode().setFormat(format), sourceOf(element)) }
    },
  }),
}
