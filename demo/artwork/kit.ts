import { icons } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Ground, groundNames, grounds } from '../../src/domain/grounds'

/** An image. Drawn at 1000 × 625 (screen) or 750 × 500 (cover) and enlarged when rendered. */
export interface Artwork {
  size: 'screen' | 'cover'
  /** Background color. */
  ground: string
  html: string
}

/** The six backgrounds: five have a light and a dark tone. */
export const ground = {
  iris: grounds.iris.light,
  amber: grounds.amber.light,
  sage: grounds.sage.light,
  clay: grounds.clay.light,
  sky: grounds.sky.light,
  night: '#1a1c31',
} as const

/** Screens stand on a ground that follows the page's color scheme, so they are transparent. Covers are drawn on theirs. */
export const groundOf = ({ size, ground }: Artwork): Ground | undefined =>
  size === 'screen' ? groundNames.find((name) => grounds[name].light === ground) : undefined

const ink = '#14151f'
const muted = '#5f6274'
const rule = '#e7e5de'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Skin {
  background?: string
  color?: string
  /** Accent color of the drawn product, available as var(--accent). */
  accent?: string
  /** Color of lines between parts, available as var(--rule). */
  rule?: string
  muted?: string
}

const place = ({ x, y, w, h }: Box) => `position:absolute;left:${x}px;top:${y}px;width:${w}px;height:${h}px;`

const dress = (skin: Skin) =>
  `background:${skin.background ?? '#fff'};color:${skin.color ?? ink};--accent:${skin.accent ?? '#4f46e5'};` +
  `--rule:${skin.rule ?? rule};--muted:${skin.muted ?? muted};`

/** A plain browser window with a URL. */
export const browser = (box: Box, address: string, body: string, skin: Skin = {}) =>
  `<div class="frame browser" style="${place(box)}${dress(skin)}"><div class="chrome"><i></i><i></i><i></i>` +
  `<span>${address}</span></div><div class="view">${body}</div></div>`

/** A phone; `w` is the outer width. */
export const phone = (box: Box, body: string, skin: Skin = {}) =>
  `<div class="phone" style="${place(box)}"><div class="glass" style="${dress(skin)}">` +
  `<div class="status"><span>9:41</span><b></b></div><div class="view">${body}</div></div></div>`

/** A tablet in landscape. */
export const tablet = (box: Box, body: string, skin: Skin = {}) =>
  `<div class="tablet" style="${place(box)}"><div class="glass" style="${dress(skin)}">${body}</div></div>`

/** A panel without a device: a sheet of paper, a terminal, a card from a screen. */
export const panel = (box: Box, body: string, skin: Skin = {}, more = '') =>
  `<div class="frame" style="${place(box)}${dress(skin)}${more}">${body}</div>`

/** A line icon by its Lucide name in PascalCase. */
export const icon = (name: keyof typeof icons, size = 16, more = '') =>
  renderToStaticMarkup(createElement(icons[name], { size, strokeWidth: 2 })).replace(
    '<svg ',
    `<svg style="flex:none;${more}" `,
  )

export const each = <T>(list: readonly T[], draw: (item: T, index: number) => string) =>
  list.map(draw).join('')

/** A small label on a tint. */
export const pill = (text: string, color: string, tint: string) =>
  `<span class="pill" style="color:${color};background:${tint}">${text}</span>`

/** Reproducible random numbers between 0 and 1, so that an image stays the same when rendered again. */
export const dice = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
