import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'

const size = { width: 1200, height: 630 }
const colours = { paper: '#fbfaf7', ink: '#14151f', muted: '#55586b', accent: '#6366f1', warm: '#ffb020' }

// Satori reads woff, not woff2; the site itself loads the variable font.
const fontFile =
  'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff'
let font: Promise<Buffer> | undefined
const loadFont = () => {
  font ??= readFile(path.join(/*turbopackIgnore: true*/ process.cwd(), fontFile))
  return font
}

const titleSize = (title: string) => (title.length > 90 ? 52 : title.length > 48 ? 64 : 84)

export interface Card {
  title: string
  /** A word above the title: the section, or the category. */
  label: string
  siteName: string
}

function Drawing({ title, label, siteName }: Card) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 80px',
        background: colours.paper,
        color: colours.ink,
        fontFamily: 'Bricolage Grotesque',
        borderLeft: `24px solid ${colours.accent}`,
      }}
    >
      <div style={{ display: 'flex', fontSize: 32, color: colours.muted }}>{label}</div>
      <div
        style={{ display: 'flex', fontSize: titleSize(title), lineHeight: 1.08, letterSpacing: '-0.03em' }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 36 }}>
        <div
          style={{
            width: 28,
            height: 28,
            marginRight: 18,
            background: colours.warm,
            transform: 'rotate(45deg)',
          }}
        />
        {siteName}
      </div>
    </div>
  )
}

/** The picture that messengers show beside a link: 1200×630, title and brand. */
export async function ogImage(card: Card): Promise<ImageResponse> {
  const data = await loadFont()
  return new ImageResponse(<Drawing {...card} title={card.title.slice(0, 160)} />, {
    ...size,
    fonts: [{ name: 'Bricolage Grotesque', data, weight: 600, style: 'normal' }],
    headers: { 'Cache-Control': 'public, max-age=86400' },
  })
}
