import {
  $applyNodeReplacement,
  $getState,
  $setState,
  createState,
  DecoratorNode,
} from '@payloadcms/richtext-lexical/lexical'
import type { ReactElement } from 'react'
import { UploadView } from '../UploadView'

const uploadState = createState('upload', { parse: (value) => (typeof value === 'string' ? value : '') })

/** The place of an image that isn't uploaded yet. It is no part of the text's HTML. */
export class UploadNode extends DecoratorNode<ReactElement> {
  override $config() {
    return this.config('pending-upload', { extends: DecoratorNode, stateConfigs: [uploadState] })
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

  /** The key of its upload. */
  getUpload(): string {
    return $getState(this, uploadState)
  }

  setUpload(key: string): this {
    return $setState(this, uploadState, key)
  }

  override decorate(): ReactElement {
    return <UploadView uploadKey={this.getUpload()} nodeKey={this.getKey()} />
  }
}

export const $createUploadNode = (key: string) => $applyNodeReplacement(new UploadNode().setUpload(key))
