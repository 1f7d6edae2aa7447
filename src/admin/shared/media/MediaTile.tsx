import { Skeleton } from '../ui/Skeleton'
import { Thumbnail } from '../ui/Thumbnail'
import { type LibraryPicture, positionOf } from './library'

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6'
const places = Array.from({ length: 12 }, (_, index) => `place ${index}`)

const megabyte = 1_000_000
const weight = (bytes: number) =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / megabyte).toFixed(1)} MB`

/** “1600 × 1000 · 96 kB”. */
export const measures = ({ width, height, filesize }: LibraryPicture) =>
  [width && height && `${width} × ${height}`, filesize && weight(filesize)].filter(Boolean).join(' · ')

function Tile({ picture, onOpen }: { picture: LibraryPicture; onOpen: () => void }) {
  const { alt, filename, thumbnail, tags } = picture
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex size-full min-w-0 cursor-pointer flex-col gap-2 rounded-lg border border-line bg-surface p-1.5 text-left hover:border-edge focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
    >
      <Thumbnail url={thumbnail} position={positionOf(picture)} className="aspect-3/2 w-full rounded-md" />
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

/** Pictures side by side; each opens its dialog. */
export function MediaGrid({
  pictures,
  onOpen,
}: {
  pictures: LibraryPicture[]
  onOpen: (id: string) => void
}) {
  return (
    <ul aria-label="Images" className={grid}>
      {pictures.map((picture) => (
        <li key={picture.id} className="min-w-0">
          <Tile picture={picture} onOpen={() => onOpen(picture.id)} />
        </li>
      ))}
    </ul>
  )
}

export function MediaSkeleton() {
  return (
    <div aria-hidden className={grid}>
      {places.map((place) => (
        <Skeleton key={place} className="aspect-square rounded-lg" />
      ))}
    </div>
  )
}
