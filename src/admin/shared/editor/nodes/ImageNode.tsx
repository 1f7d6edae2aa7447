import {
  $applyNodeReplacement,
  $getNodeByKey,
  $getState,
  $setState,
  createState,
  DecoratorNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import type { ReactElement } from 'react'
import { captionOf } from '@/rich-text/figures'
import { safeHref } from '@/rich-text/links'
import { ImageView } from '../ImageView'
import type { InlineImage } from '../InlineImage'

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const srcState = createState('src', { parse: text })
const altState = createState('alt', { parse: text })
const captionState = createState('caption', { parse: text })

/** An image between paragraphs, as the site shows it. */
export class ImageNode extends DecoratorNode<ReactElement> {
  override $config() {
    return this.config('image', {
      extends: DecoratorNode,
      stateConfigs: [srcState, altState, captionState],
      importDOM: {
        img: () => ({
          priority: 2,
          conversion: (image: HTMLElement) => {
            const src = safeHref(image.getAttribute('src'))
            const alt = image.getAttribute('alt') ?? ''
            return src ? { node: $createImageNode({ src, alt, caption: captionOf(image) }) } : null
          },
        }),
      },
    })
  }

  override createDOM(): HTMLElement {
    return document.createElement('div')
  }

  override updateDOM(): false {
    return false
  }

  override isInline(): false {
    return false
  }

  getImage(): InlineImage {
    return {
      src: $getState(this, srcState),
      alt: $getState(this, altState),
      caption: $getState(this, captionState),
    }
  }

  setImage({ src, alt, caption }: InlineImage): this {
    return $setState($setState($setState(this, srcState, src), altState, alt), captionState, caption)
  }

  override decorate(editor: LexicalEditor): ReactElement {
    const key = this.getKey()
    const change = (image: InlineImage) =>
      editor.update(() => {
        const node = $getNodeByKey(key)
        if ($isImageNode(node)) node.setImage(image)
      })
    return <ImageView nodeKey={key} {...this.getImage()} onChange={change} />
  }
}

export const $createImageNode = (image: InlineImage): ImageNode =>
  $applyNodeReplacement(new ImageNode().setImage(image))

export const $isImageNode = (node: unknown): node is ImageNode => node instanceof ImageNode
