import type { CardPicture } from '@/content/cards'
import type { MovedNumber } from '@/domain/caseStudy'

export interface Card {
  title: string
  /** Above the title: the section or category; may be empty. */
  label: string
  siteName: string
  /** The number a project moved; drawn larger than the title. */
  moved?: MovedNumber
  /** As it is written. */
  price?: string
  /** Beside the title. */
  picture?: CardPicture
}

export const colors = {
  paper: '#fbfaf7',
  ink: '#14151f',
  muted: '#55586b',
  accent: '#6366f1',
  deep: '#4f46e5',
  warm: '#ffb020',
}

const titleSize = (title: string) => (title.length > 84 ? 54 : title.length > 44 ? 66 : 88)

function Unit({ unit, height }: { unit: string; height: number }) {
  return (
    <span
      style={{
        marginLeft: 14,
        marginBottom: height * 0.1,
        fontSize: height * 0.3,
        letterSpacing: 0,
        color: colors.muted,
      }}
    >
      {unit}
    </span>
  )
}

/** A number before and after, joined by the wing of the logo. */
function Moved({ moved: { before, beforeUnit, after, unit, label, direction } }: { moved: MovedNumber }) {
  const units = (beforeUnit.length + unit.length) * 0.45
  const digits = before.length + after.length + (before ? 1.7 : 0) + units
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
        {before && <span style={{ color: colors.muted }}>{before}</span>}
        {beforeUnit && <Unit unit={beforeUnit} height={height} />}
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
                <path d="M0 0h13.5L24 23 0 12.5z" fill={colors.accent} />
                <path d="M0 0l24 23-7.4-16.2L13.5 0z" fill={colors.deep} />
              </g>
            ) : (
              <path d="M0 10h24v4H0z" fill={colors.accent} />
            )}
          </svg>
        )}
        <span>{after}</span>
        {unit && <Unit unit={unit} height={height} />}
      </div>
      <div style={{ display: 'flex', marginTop: 10, fontSize: 34, color: colors.muted }}>{label}</div>
    </div>
  )
}

/** The logo. `width` is in pixels. */
export function Sails({ width }: { width: number }) {
  return (
    <svg viewBox="0 0 32 32" width={width} height={width} role="presentation">
      <path d="M4 5h13.5L28 28 4 17.5z" fill={colors.accent} />
      <path d="M4 5l24 23-7.4-16.2L17.5 5z" fill={colors.deep} />
      <path d="M4 21.5l9.5 4.2L4 28z" fill={colors.warm} />
    </svg>
  )
}

/** A page's social image: its title on paper, with a number or a price if it has one. `fontFamily` is CSS. */
export function OgDrawing({
  title,
  label,
  siteName,
  moved,
  price,
  fontFamily,
}: Card & { fontFamily: string }) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        padding: '68px 76px 60px',
        background: colors.paper,
        color: colors.ink,
        fontFamily,
      }}
    >
      <div style={{ position: 'absolute', display: 'flex', right: 20, bottom: -30 }}>
        <Sails width={290} />
      </div>
      {label && (
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 32, color: colors.deep }}>
          <div style={{ width: 56, height: 4, marginRight: 22, background: colors.accent }} />
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
          wordBreak: 'break-word',
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 38, letterSpacing: '-0.03em' }}>
        {siteName}
        {price && <span style={{ marginLeft: 28, color: colors.deep }}>{price}</span>}
      </div>
    </div>
  )
}
