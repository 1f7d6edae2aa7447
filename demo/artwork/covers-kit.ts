import type { Artwork } from './kit'

export const colors = {
  indigo: '#4f46e5',
  dark: '#14151f',
  sun: '#ffb020',
  brick: '#d9512c',
  forest: '#2c5c43',
}

/** A cover is one drawing over the whole image, with a few words at most. */
export const cover = (tint: string, drawing: string, words = ''): Artwork => ({
  size: 'cover',
  ground: tint,
  html: `<svg class="abs" width="750" height="500" viewBox="0 0 750 500"
  style="left:0;top:0">${drawing}</svg>${words}`,
})

/** Text in the display font; `more` is additional CSS. */
export const text = (x: number, y: number, size: number, words: string, color = colors.dark, more = '') =>
  `<div class="abs display nowrap"
  style="left:${x}px;top:${y}px;font-size:${size}px;color:${color};line-height:.95;${more}">${words}</div>`
