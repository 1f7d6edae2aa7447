import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { LinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { HorizontalRuleNode } from '@payloadcms/richtext-lexical/lexical/react/LexicalHorizontalRuleNode'
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { quoteImport } from '@/rich-text/quoteState'
import { CodeNode } from './CodeNode'
import { ImageNode } from './ImageNode'
import { UploadNode } from './UploadNode'

/** All node types of a text, besides paragraphs. */
export const nodes = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  HorizontalRuleNode,
  CodeNode,
  ImageNode,
  TableNode,
  TableRowNode,
  TableCellNode,
  UploadNode,
]

/** How HTML becomes nodes, besides what the nodes themselves import. */
export const html = { import: quoteImport }
