import { colors, cover, text } from './covers-kit'
import { type Artwork, dice, each, ground } from './kit'

const { indigo, dark, sun, brick } = colors

/** Two coins become one. */
const coin = (x: number, opacity: number, fill: string) =>
  `<g transform="translate(${x} 250)" opacity="${opacity}"><circle r="142" fill="${fill}"/><circle r="118"
  fill="none" stroke="${dark}" stroke-width="3"/><path d="M-42 -52H42M-42 -22H42M-42 -52H-14C36 -52 36 8 -14
  8H-42L22 66" fill="none" stroke="${dark}" stroke-width="15"/></g>`
const idempotency = cover(
  ground.amber,
  `${coin(500, 1, 'none')}<circle cx="500" cy="250" r="142" fill="none" stroke="${dark}" stroke-width="3"
  stroke-dasharray="4 10"/>
  <circle cx="500" cy="250" r="150" fill="${ground.amber}" opacity=".62"/><circle cx="500" cy="250" r="142"
  fill="none" stroke="${dark}" stroke-width="3" stroke-dasharray="4 10"/>${coin(270, 1, '#fff6df')}`,
)

/** A queue: numbered blocks, one taken out. */
const jobQueue = cover(
  ground.night,
  `${each([0, 1, 2, 3, 4, 5], (i) =>
    i === 1
      ? ''
      : `<rect x="150" y="${40 + i * 74}" width="230"
  height="62" rx="6" fill="${i < 1 ? '#3b3e63' : '#e9e8ff'}"/>`,
  )}
  <rect x="150" y="114" width="230" height="62" rx="6" fill="none" stroke="#6d70a0" stroke-width="2.5"
  stroke-dasharray="7 7"/><path d="M392 145H436" stroke="${sun}" stroke-width="4"/><path d="M426 134L438
  145L426 156" fill="none" stroke="${sun}" stroke-width="4"/><rect x="452" y="114" width="230" height="62"
  rx="6" fill="${sun}"/>`,
  `${each([0, 2, 3, 4, 5], (i) =>
    text(
      170,
      55 + i * 74,
      34,
      String(418 + i),
      i < 1 ? '#8d90bd' : dark,
      'font-variant-numeric:tabular-nums',
    ),
  )}${text(472, 129, 34, '419')}${text(472, 194, 19, 'skip locked', '#c9cae8', 'letter-spacing:-.01em')}`,
)

/** Letters arrive in arcs; one returns. */
const webhooks = cover(
  ground.iris,
  `${each([0, 1, 2, 3, 4, 5, 6], (i) => {
    const y = 60 + i * 58
    const back = i === 4
    return `<path d="M${back ? 30 : -20} ${y}Q${250 + i * 8} ${y - 70 + i * 8} 508 250" fill="none"
    stroke="${back ? brick : indigo}" stroke-width="5" stroke-dasharray="0 ${back ? 22 : 15}"
    stroke-linecap="round"/>`
  })}<rect x="508" y="70" width="34" height="360" fill="${dark}"/><rect x="508" y="226" width="34"
  height="48" fill="${ground.iris}"/><circle cx="630" cy="250" r="58" fill="${indigo}"/><path d="M604 251L622
  270L658 230" fill="none" stroke="#fff" stroke-width="11"/><path d="M542 250H566" stroke="${indigo}"
  stroke-width="5" stroke-dasharray="0 12" stroke-linecap="round"/>
  <path d="M44 296L22 286L34 308Z" fill="${brick}"/>`,
)

/** Where the money went. */
const slabs: [number, string, string, string][] = [
  [41, 'logs', brick, '#fff'],
  [19, 'databases', '#e9a088', dark],
  [14, 'network', '#f7c9b5', dark],
  [13, 'copies', '#fbe1d5', dark],
  [9, 'servers', dark, '#fff'],
]
let top = 36
const cloudBill: Artwork = {
  size: 'cover',
  ground: ground.clay,
  html: `${each(slabs, ([share, name, fill, color]) => {
    const height = share * 4.4
    const block = `<div class="abs"
    style="left:300px;top:${top}px;width:450px;height:${height - 4}px;background:${fill}"></div>${text(
      322,
      top + (share > 20 ? 18 : height / 2 - 15),
      share > 20 ? 58 : 24,
      name,
      color,
      share > 20 ? '' : 'letter-spacing:-.02em',
    )}`
    top += height
    return block
  })}${text(48, 36, 92, '41%', brick)}${text(
    50,
    134,
    24,
    'of the bill<br>was “entering<br>function”.',
    dark,
    'line-height:1.15;letter-spacing:-.02em',
  )}`,
}

/** Discs, the last ones fading. */
const disc = (y: number, real: boolean) =>
  real
    ? `<path d="M190 ${y}V${y + 54}A185 52 0 0 0 560 ${y + 54}V${y}" fill="#2f5d50"/><ellipse cx="375"
    cy="${y}" rx="185" ry="52" fill="#7fb39b"/>`
    : `<path d="M190 ${y}V${y + 54}A185 52 0 0 0 560 ${y + 54}V${y}" fill="none" stroke="#2f5d50"
    stroke-width="3" stroke-dasharray="9 9"/><ellipse cx="375" cy="${y}" rx="185" ry="52"
    fill="${ground.sage}" stroke="#2f5d50" stroke-width="3" stroke-dasharray="9 9"/>`
const backups = cover(
  ground.sage,
  `${disc(350, false)}${disc(270, false)}${disc(180, true)}${disc(100, true)}`,
)

/** Many small, a few, one large. */
const roll = dice(3)
const edge = cover(
  ground.sky,
  `${each(
    Array.from({ length: 60 }, (_, i) => i),
    (i) =>
      `<circle cx="${36 + (i % 5) * 42 + (roll() - 0.5) * 26}"
      cy="${40 + Math.floor(i / 5) * 38 + (roll() - 0.5) * 24}" r="7" fill="${indigo}"/>`,
  )}
  <path d="M300 180L390 250L320 340Z" fill="none" stroke="${dark}" stroke-width="3"/><circle cx="300"
  cy="180" r="30" fill="${dark}"/><circle cx="390" cy="250" r="36" fill="${dark}"/><circle cx="320" cy="340"
  r="26" fill="${dark}"/><circle cx="600" cy="250" r="128" fill="${brick}"/>`,
)

/** A ferry line on dark water. */
const offline = cover(
  ground.night,
  `<path d="M0 0H190Q150 110 210 190T150 360Q110 430 170 500H0Z" fill="#31446a"/><path d="M750 0H600Q640 90
  570 160T640 330Q690 420 610 500H750Z" fill="#31446a"/>
  ${each(
    [1, 2, 3, 4],
    (i) => `<path d="M${190 + (i % 2) * 14} ${70 + i * 90}q20 -9 40 0t40
  0M${450 - i * 16} ${50 + i * 90}q20 -9 40 0t40 0" fill="none" stroke="#3d4168" stroke-width="3"/>`,
  )}
  <path d="M196 176Q380 330 582 176" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="3 13"
  stroke-linecap="round"/><circle cx="196" cy="176" r="13" fill="${sun}"/><circle cx="582" cy="176" r="13"
  fill="none" stroke="${sun}" stroke-width="4"/>
  <path d="M340 238H436L420 266H356Z" fill="#fff"/><path d="M362 218H408V238H362Z" fill="${sun}"/>`,
  text(64, 410, 30, '14 records wait for the quay', '#e9e8ff', 'letter-spacing:-.02em'),
)

export const coversSystems = {
  'cover-idempotency': idempotency,
  'cover-job-queue': jobQueue,
  'cover-webhooks': webhooks,
  'cover-cloud-bill': cloudBill,
  'cover-backups': backups,
  'cover-edge': edge,
  'cover-offline': offline,
}
