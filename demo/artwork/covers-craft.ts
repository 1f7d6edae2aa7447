import { colors, cover, text } from './covers-kit'
import { type Artwork, each, ground } from './kit'

const { indigo, dark, brick, forest } = colors

const oneSecond = cover(
  ground.iris,
  each(
    [430, 330, 246, 172, 110, 80],
    (width, i) =>
      `<rect x="48" y="${356 + i * 18}" width="${width * 1.5}" height="10" rx="2"
      fill="${i === 5 ? brick : indigo}" opacity="${i === 5 ? 1 : 0.25 + i * 0.14}"/>`,
  ),
  `${text(34, 24, 320, '0.9', indigo, 'letter-spacing:-.045em;font-weight:750')}${text(470, 206, 104, 's', indigo)}`,
)

const forms = cover(
  ground.sage,
  `<rect x="60" y="190" width="760" height="150" rx="22" fill="#fffef9" stroke="${dark}"
  stroke-width="5"/><rect x="344" y="220" width="6" height="90" fill="${brick}"/>`,
  `${text(64, 118, 44, 'Full name', forest)}${text(98, 222, 86, 'Amina', dark)}${text(
    64,
    366,
    25,
    'We kept what you typed on this phone.',
    forest,
    'letter-spacing:-.01em;font-weight:500',
  )}`,
)

const tables = cover(
  ground.sky,
  `${each(
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    (i) => `<path d="M0 ${18 + i * 58}H750" stroke="${dark}"
  stroke-width="${i === 1 ? 4 : 1.2}"/>`,
  )}${each(
    [150, 330, 480, 630],
    (x) => `<path d="M${x} 0V500"
  stroke="${dark}" stroke-width="1.2"/>`,
  )}
  <rect x="330" y="250" width="150" height="58" fill="${indigo}"/>${each(
    [0, 1, 2, 3, 4, 5, 6],
    (i) => `<rect
  x="24" y="${96 + i * 58}" width="${[84, 60, 98, 72, 90, 54, 80][i]}" height="13" rx="3"
  fill="${dark}"/><rect x="${616 - ([62, 90, 48, 100, 76, 84, 60][i] ?? 0)}" y="${96 + i * 58}"
  width="${[62, 90, 48, 100, 76, 84, 60][i]}" height="13" rx="3" fill="${dark}" opacity=".3"/>`,
  )}`,
  text(350, 264, 32, '2,964', '#fff', 'font-variant-numeric:tabular-nums'),
)

const illegalStates = cover(
  ground.amber,
  `${each(
    [0, 1, 2, 3],
    (i) => `<rect x="${54 + i * 165}" y="270" width="146" height="170" rx="8"
  fill="${dark}"/>`,
  )}
  <circle cx="127" cy="355" r="42" fill="${ground.amber}"/><rect x="252" y="315" width="80" height="80"
  fill="${ground.amber}"/><path d="M457 312L502 395H412Z" fill="${ground.amber}"/><path d="M622 306L668
  355L622 404L576 355Z" fill="${ground.amber}"/>
  <circle cx="127" cy="150" r="42" fill="${brick}"/><rect x="252" y="110" width="80" height="80"
  fill="${indigo}"/><path d="M457 106L502 189H412Z" fill="${forest}"/>
  <path d="M622 92L637 130L678 132L646 158L657 198L622 175L587 198L598 158L566 132L607 130Z" fill="none"
  stroke="${dark}" stroke-width="3.5" stroke-dasharray="7 7"/>
  ${each(
    [127, 292, 457],
    (x) => `<path d="M${x} 206V250M${x - 9} 240L${x} 251L${x + 9} 240" fill="none"
  stroke="${dark}" stroke-width="3.5"/>`,
  )}<path d="M606 216L638 248M638 216L606 248" stroke="${brick}"
  stroke-width="6"/>`,
)

const money = cover(
  ground.sage,
  '',
  `${text(44, 70, 190, '₹0.30', forest, 'letter-spacing:-.05em')}${text(
    44,
    262,
    132,
    '000000000000004',
    '#14151f2e',
    'letter-spacing:-.04em',
  )}${text(46, 424, 26, 'Three paise were missing.', dark, 'letter-spacing:-.02em')}`,
)

const appSize = cover(
  ground.clay,
  `${each(
    [400, 310, 236, 176],
    (size, i) => `<rect x="56" y="${444 - size}" width="${size}" height="${size}"
  rx="${size * 0.2}" fill="none" stroke="${brick}" stroke-width="2.5"
  stroke-dasharray="${i ? '6 8' : '0'}"/>`,
  )}<rect x="56" y="326" width="118" height="118" rx="25"
  fill="${brick}"/>`,
  `${text(496, 48, 150, '64', '#d9512c55')}${text(496, 306, 150, '19', brick)}${text(632, 398, 34, 'MB', brick)}`,
)

const accessibilityAct = cover(
  ground.clay,
  `<rect x="112" y="150" width="526" height="200" rx="58" fill="none" stroke="${indigo}"
  stroke-width="16"/><rect x="144" y="182" width="462" height="136" rx="30" fill="${dark}"/>`,
  `${text(190, 208, 76, 'Pay €48.20', '#fff')}${text(
    114,
    388,
    28,
    'Tab, Tab, Tab, Enter.',
    dark,
    'letter-spacing:-.02em',
  )}`,
)

const darkMode: Artwork = {
  size: 'cover',
  ground: '#0c0d16',
  html: `<div class="abs" style="left:0;top:0;width:375px;height:500px;background:${ground.amber}"></div><svg
  class="abs" width="750" height="500" viewBox="0 0 750 500" style="left:0;top:0">
    <path d="M375 70A180 180 0 0 0 375 430Z" fill="#fbfaf7"/><path d="M375 70A180 180 0 0 1 375 430Z"
    fill="#272a3d"/><path d="M375 70A180 180 0 0 0 375 430" fill="none" stroke="${dark}" stroke-width="2"/>
    <circle cx="300" cy="250" r="34" fill="#4f46e5"/><circle cx="450" cy="250" r="34"
    fill="#a5b4fc"/></svg>${text(230, 318, 40, 'ink', dark)}${text(398, 318, 40, 'light', '#f3f2ee')}`,
}

export const coversCraft = {
  'cover-one-second': oneSecond,
  'cover-forms': forms,
  'cover-tables': tables,
  'cover-illegal-states': illegalStates,
  'cover-money': money,
  'cover-app-size': appSize,
  'cover-accessibility-act': accessibilityAct,
  'cover-dark-mode': darkMode,
}
