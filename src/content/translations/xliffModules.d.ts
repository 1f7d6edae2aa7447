/** XLIFF 1.2, as far as we use it: a file for each entry, a unit for each text. */
interface XliffDocument {
  sourceLanguage?: string
  targetLanguage?: string
  resources: Record<string, Record<string, { source?: unknown; target?: unknown }>>
}

declare module 'xliff/jsToXliff12' {
  export default function jsToXliff12(document: XliffDocument): Promise<string>
}

declare module 'xliff/xliff12ToJs' {
  export default function xliff12ToJs(xliff: string): Promise<XliffDocument>
}
