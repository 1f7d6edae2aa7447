'use client'

import { ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { type Ground, groundStyle } from '@/domain/grounds'

interface Props {
  /** Empty if there is no image. */
  url: string
  /** Sets its size. */
  className: string
  /** `object-position`: the part that stays visible when the image is cropped. */
  position?: string
  /** Behind its transparent parts. */
  ground?: Ground | null
  onBroken?: () => void
}

/** An image cropped to its frame, or an icon if there is none or it can't be loaded. */
export function Thumbnail({ url, className, position, ground, onBroken }: Props) {
  const [broken, setBroken] = useState('')
  return (
    <span className={`grid place-items-center overflow-hidden bg-pressed text-muted ${className}`}>
      {url && broken !== url ? (
        // biome-ignore lint/performance/noImgElement: the library has its own small copies.
        <img
          src={url}
          alt=""
          loading="lazy"
          className="size-full object-cover"
          style={{ objectPosition: position, ...groundStyle(ground) }}
          onError={() => {
            setBroken(url)
            onBroken?.()
          }}
        />
      ) : (
        <ImageIcon aria-hidden size={20} />
      )}
    </span>
  )
}
