import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import type { MovedNumber } from '@/domain/caseStudy'
import { cutText } from '@/domain/cutText'

const size = { width: 1200, height: 630 }
const colours = {
  paper: '#fbfaf7',
  ink: '#14151f',
  muted: '#55586b',
  accent: '#6366f1',
  deep: '#4f46e5',
  warm: '#ffb020',
}

// Satori reads woff, not woff2 (the site itself loads the variable font), and needs one family name per file.
const subsets = ['latin', 'latin-ext'] as const
const nameOf = (subset: string) => `Bricolage ${subset}`
const folder = 'node_modules/@fontsource/bricolage-grotesque/files'

async function loadFont(subset: string) {
  const file = `bricolage-grotesque-${subset}-600-normal.woff`
  const data = await readFile(path.join(/*turbopackIgnore: true*/ process.cwd(), folder, file))
  return { name: nameOf(subset), data, weight: 600, style: 'normal' } as const
}

let fonts: ReturnType<typeof loadFonts> | undefined
const loadFonts = () => Promise.all(subsets.map(loadFont))

/** The characters the fonts contain. For any other, Satori would request a font from the internet. */
const drawable = (text: string) =>
  text.replace(/[^\u0020-\u007e\u00a0-\u024f\u2010-\u2027\u2030-\u203a\u20ac\u20b9\u2122]/gu, '')

const titleSize = (title: string) => (title.length > 84 ? 54 : title.length > 44 ? 66 : 88)

export interface Card {
  title: string
  /** Above the title: the section or category; may be empty. */
  label: string
  siteName: string
  /** The number a project moved; drawn larger than the title. */
  moved?: MovedNumber
  /** As it is written. */
  price?: string
}

/** A number before and after, joined by the wing of the logo. */
function Moved({ moved: { before, after, unit, label, direction } }: { moved: MovedNumber }) {
  const digits = before.length + after.length + (before ? 1.7 : 0) + unit.length * 0.45
  const height = Math.min(190, Math.floor(1040 / (digits * 0.6)))
  return (
    <div style={{ display: 'flex', flexDirection: 'column', marginTop: 24 }}>
      <div
        style={{
          display: 'flex',
          alignItems: 'flex-end',
          fontSize: height,
          lineHeight: 1,
          letterSpacing: '-0.04em',
        }}
      >
        {before && <span style={{ color: colours.muted }}>{before}</span>}
        {before && (
          <svg
            viewBox="0 0 24 23"
            width={height * 0.62}
            height={height * 0.6}
            role="presentation"
            style={{
              margin: `0 ${height * 0.18}px ${height * 0.17}px ${height * 0.16}px`,
              ...(direction === 'up' && { transform: 'scaleY(-1)' }),
            }}
          >
            {direction ? (
              <g>
                <path d="M0 0h13.5L24 23 0 12.5z" fill={colours.accent} />
                <path d="M0 0l24 23-7.4-16.2L13.5 0z" fill={colours.deep} />
              </g>
            ) : (
              <path d="M0 10h24v4H0z" fill={colours.accent} />
            )}
          </svg>
        )}
        <span>{after}</span>
        {unit && (
          <span
            style={{
              marginLeft: 14,
              marginBottom: height * 0.1,
              fontSize: height * 0.3,
              letterSpacing: 0,
              color: colours.muted,
            }}
          >
            {unit}
          </span>
        )}
      </div>
      <div style={{ display: 'flex', marginTop: 10, fontSize: 34, color: colours.muted }}>{label}</div>
    </div>
  )
}

function Sails({ width }: { width: number }) {
  return (
    <svg viewBox="0 0 32 32" width={width} height={width} role="presentation">
      <path d="M4 5h13.5L28 28 4 17.5z" fill={colours.accent} />
      <path d="M4 5l24 23-7.4-16.2L17.5 5z" fill={colours.deep} />
      <path d="M4 21.5l9.5 4.2L4 28z" fill={colours.warm} />
    </svg>
  )
}

function Drawing({ title, label, siteName, moved, price }: Card) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        padding: '68px 76px 60px',
        background: colours.paper,
        color: colours.ink,
        fontFamily: subsets.map(nameOf).join(', '),
      }}
    >
      <div style={{ position: 'absolute', display: 'flex', right: 20, bottom: -30 }}>
        <Sails width={290} />
      </div>
      {label && (
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 32, color: colours.deep }}>
          <div style={{ width: 56, height: 4, marginRight: 22, background: colours.accent }} />
          {label}
        </div>
      )}
      {moved && <Moved moved={moved} />}
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          maxWidth: moved ? 800 : 1048,
          marginTop: moved ? 26 : 38,
          fontSize: moved ? 46 : titleSize(title),
          lineHeight: 1.06,
          letterSpacing: '-0.03em',
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 38, letterSpacing: '-0.03em' }}>
        {siteName}
        {price && <span style={{ marginLeft: 28, color: colours.deep }}>{price}</span>}
      </div>
    </div>
  )
}

/** The social image of a page, as PNG: 1200×630, with title and brand. */
export async function ogImage({ title, label, siteName, moved, price }: Card): Promise<Buffer> {
  const card = {
    title: cutText(drawable(title), 140),
    label: cutText(drawable(label), 60),
    siteName: cutText(drawable(siteName), 40),
    ...(moved && {
      moved: { ...moved, label: drawable(moved.label), unit: drawable(moved.unit) },
    }),
    ...(price && { price: drawable(price) }),
  }
  fonts ??= loadFonts()
  const image = new ImageResponse(<Drawing {...card} />, { ...size, fonts: await fonts })
  return Buffer.from(await image.arrayBuffer())
}
