import {
  HISTORY_MERGE_TAG,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { editTag } from '../editTag'
import { $replaceMatches, $textIndex, type Match } from './textIndex'

/** Matches that are replaced before a frame is shown: with hundreds of them the page would stand still. */
const perFrame = 100

/** Waits for the next frame, or shortly in a tab in the background, which shows none. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve())
    setTimeout(resolve, 100)
  })

/**
 * Replaces all matches, as one step to undo, from the end of the text to its beginning.
 *
 * @param find all matches in a text, from left to right
 * @returns how many
 */
export async function replaceAll(
  editor: LexicalEditor,
  find: (text: string) => Match[],
  replacement: string,
): Promise<number> {
  let replaced = 0
  let end: number | undefined
  while (true) {
    const index = editor.read($textIndex)
    // What was put in may match again.
    const left = find(index.text.slice(0, end))
    const [first, ...others] = left.slice(-perFrame)
    if (!first) return replaced
    editor.update(() => $replaceMatches(index, [first, ...others], replacement), {
      tag: [...(replaced ? [HISTORY_MERGE_TAG, editTag] : [HISTORY_PUSH_TAG]), SKIP_DOM_SELECTION_TAG],
      discrete: true,
    })
    replaced += 1 + others.length
    end = first.start
    if (left.length > perFrame) await nextFrame()
  }
}
