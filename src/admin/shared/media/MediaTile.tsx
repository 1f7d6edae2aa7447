import { formatBytes } from '@/domain/formatBytes'
import { Thumbnail } from '../ui/Thumbnail'
import { type LibraryPicture, positionOf } from './pictureLibrary'

/** “1600 × 1000 · 96 kB”. */
export const measures = ({ width, height, filesize }: LibraryPicture) =>
  [width && height && `${width} × ${height}`, filesize && formatBytes(filesize)].filter(Boolean).join(' · ')

interface Props {
  picture: LibraryPicture
  onOpen: () => void
}

/** An image in the media library; opens its dialog. */
export function MediaTile({ picture, onOpen }: Props) {
  const { alt, filename, thumbnail, tags, ground } = picture
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex size-full min-w-0 cursor-pointer flex-col gap-2 rounded-lg border border-line bg-surface p-1.5 text-left hover:border-edge focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
    >
      <Thumbnail
        url={thumbnail}
        position={positionOf(picture)}
        ground={ground}
        className="aspect-3/2 w-full rounded-md"
      />
      <span className="flex min-w-0 flex-col gap-0.5 px-1 pb-1">
        <span className="line-clamp-2 text-sm leading-snug wrap-anywhere">{alt}</span>
        <span className="truncate text-xs text-muted" title={filename}>
          {filename}
        </span>
        <span className="text-xs text-muted tabular-nums">{measures(picture)}</span>
        {tags.length > 0 && (
          <span className="truncate text-xs text-muted">{tags.map((tag) => `#${tag}`).join(' ')}</span>
        )}
      </span>
    </button>
  )
}
