import { deliveries } from './deliveries'
import { type Artwork, ground } from './kit'
import { trading } from './trading'

/** Part of a finished image, at another position and size. */
const lift = (html: string, x: number, y: number, scale: number) =>
  `<div class="abs" style="left:${x}px;top:${y}px;transform:scale(${scale});transform-origin:0
  0">${html}</div>`

const phoneOf = (html: string, nth: number) => `<div
  class="phone"${html.split('<div class="phone"')[nth] ?? ''}`

const homeHero: Artwork = {
  size: 'hero',
  ground: ground.iris,
  html:
    `<div class="abs" style="right:0;top:0;width:230px;height:750px;background:#ffe0a3"></div>` +
    lift(trading['tally-dashboard'].html.replace('height:640px', 'height:574px'), -8, 84, 0.92) +
    lift(
      phoneOf(deliveries['morning-crate-app'].html, 2).replace(/left:\d+px;top:\d+px/, 'left:0;top:0'),
      694,
      226,
      0.98,
    ),
}

export const hero = { 'home-hero': homeHero }
