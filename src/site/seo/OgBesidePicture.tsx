import { type Card, colors, Sails } from './OgDrawing'
import { pictureColumn } from './ogPicture'

const titleSize = (title: string) => (title.length > 64 ? 46 : title.length > 32 ? 54 : 68)

/** The part of a social image that stands to the left of its picture; `fontFamily` is CSS. */
export function OgBesidePicture({
  title,
  label,
  siteName,
  price,
  fontFamily,
}: Pick<Card, 'title' | 'label' | 'siteName' | 'price'> & { fontFamily: string }) {
  return (
    <div
      style={{
        width: pictureColumn.left,
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        padding: '60px 44px 52px 64px',
        background: colors.paper,
        color: colors.ink,
        fontFamily,
        letterSpacing: '-0.03em',
        wordBreak: 'break-word',
      }}
    >
      {label && (
        <div style={{ display: 'flex', fontSize: 30, letterSpacing: 0, color: colors.deep }}>{label}</div>
      )}
      <div style={{ display: 'flex', marginTop: 26, fontSize: titleSize(title), lineHeight: 1.08 }}>
        {title}
      </div>
      <div style={{ display: 'flex', flexGrow: 1, marginTop: 24, fontSize: 54, color: colors.deep }}>
        {price}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 36 }}>
        <div style={{ display: 'flex', marginRight: 16 }}>
          <Sails width={52} />
        </div>
        {siteName}
      </div>
    </div>
  )
}
