import type { Block, TextField } from 'payload'
import { contentLimits } from '../domain/categories'

/** A code block, shown as `<pre><code class="language-…">`. */
export const CodeBlock: Block = {
  slug: 'code',
  interfaceName: 'CodeBlock',
  admin: { disableBlockName: true },
  fields: [
    { name: 'language', type: 'text', defaultValue: 'plaintext', maxLength: 40 },
    { name: 'code', type: 'textarea', required: true, maxLength: contentLimits.html },
  ],
}

/** Shown below an image. */
export const caption: TextField = { name: 'caption', type: 'text', maxLength: contentLimits.caption }

/** An image by URL. */
export const ImageBlock: Block = {
  slug: 'image',
  interfaceName: 'ImageBlock',
  admin: { disableBlockName: true },
  fields: [
    { name: 'src', type: 'text', required: true, maxLength: contentLimits.url },
    { name: 'alt', type: 'text', maxLength: contentLimits.altText },
    caption,
  ],
}
