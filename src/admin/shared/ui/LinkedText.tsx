import { Fragment } from 'react'
import { urlParts } from '@/domain/urlParts'

/** A text that somebody else wrote, with its http(s) URLs as links that open in a new tab. */
export const LinkedText = ({ text }: { text: string }) =>
  urlParts(text).map(({ text, isUrl }, index) =>
    isUrl ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
        key={index}
        href={text}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-accent underline underline-offset-2 focus-visible:outline-2 focus-visible:outline-accent"
      >
        {text}
        <span className="sr-only"> in a new tab</span>
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={index}>{text}</Fragment>
    ),
  )
