import {
  AlignFeature,
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { CodeBlock, caption, ImageBlock } from './blocks'
import { CleanPasteFeature } from './cleanPaste'
import { ListIndentFeature } from './listIndent'
import { QuoteSourceFeature } from './quoteSource'

/** The post editor: the specification's toolbar (§5), and images from the library. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h1', 'h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    InlineCodeFeature(),
    AlignFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    LinkFeature({ enabledCollections: [] }),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    UploadFeature({ collections: { media: { fields: [caption] } } }),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: [CodeBlock, ImageBlock] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    CleanPasteFeature(),
    ListIndentFeature(),
    QuoteSourceFeature(),
  ],
})
