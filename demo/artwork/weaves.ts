import { type Artwork, browser, each, ground, icon, pill } from './kit'

const maroon = '#7d1f2d'
const skin = { accent: maroon, background: '#fdf8f2', rule: '#eadccd' }
let made = 0

/** A handloom cloth: body color, border with temple teeth, small motifs. */
const cloth = (w: number, h: number, body: string, border: string, thread: string, motif = 34) => {
  const id = `cloth${made++}`
  return `<svg width="${w}" height="${h}" style="display:block"><defs><pattern id="${id}" width="${motif}"
  height="${motif}" patternUnits="userSpaceOnUse">
    <rect width="${motif}" height="${motif}" fill="${body}"/><path d="M0 .5H${motif}" stroke="#fff"
    stroke-opacity=".07"/><path d="M.5 0V${motif}" stroke="#000" stroke-opacity=".06"/>
    <path transform="translate(${motif / 2} ${motif / 2}) scale(${motif / 34})" d="M0 -7L4 0L0 7L-4 0ZM-9
    0L-6 -2.5L-6 2.5ZM9 0L6 -2.5L6 2.5Z" fill="${thread}"/></pattern>
    <pattern id="${id}t" width="${motif}" height="${motif}" patternUnits="userSpaceOnUse"><path d="M0
    ${motif}L${motif / 2} 0L${motif} ${motif}Z" fill="${border}"/></pattern></defs>
    <rect width="${w}" height="${h}" fill="url(#${id})"/>
    <g transform="translate(0 ${h - motif * 2.4})"><rect width="${w}" height="${motif}"
    fill="url(#${id}t)"/><rect y="${motif}" width="${w}" height="${motif * 2}" fill="${border}"/>
    <rect y="${motif * 1.2}" width="${w}" height="${motif * 0.14}" fill="${thread}"/><rect
    y="${motif * 2.05}" width="${w}" height="${motif * 0.14}" fill="${thread}"/>
    ${each(
      Array.from({ length: Math.ceil(w / motif) }, (_, i) => i),
      (i) =>
        `<path transform="translate(${(i + 0.5) * motif} ${motif * 1.7}) scale(${motif / 40})" d="M0 -8L8 0L0
        8L-8 0Z" fill="${thread}"/>`,
    )}</g></svg>`
}

const bar = `<div class="row spread" style="padding:15px 30px"><div class="row" style="gap:22px"><span
  class="strong">Saris</span><span>Weavers</span><span>Care</span></div>
  <span class="display" style="font-size:23px;color:${maroon}">Kaveri Weaves</span><div class="row"
  style="gap:18px">${icon('Search', 18)}<span>Reserved</span><b>1</b></div></div>`

const home: Artwork = {
  size: 'screen',
  ground: ground.clay,
  html: browser(
    { x: 52, y: 50, w: 896, h: 640 },
    'kaveriweaves.example.org',
    `${bar}<div style="position:relative;height:262px;overflow:hidden">${cloth(
      896,
      262,
      '#7d1f2d',
      '#c48a1c',
      '#f0c96a',
      40,
    )}
      <div class="abs" style="left:30px;top:22px;background:#fdf8f2;padding:20px 26px;width:350px"><div
      class="display" style="font-size:39px">One loom.<br>One of each.</div>
      <div class="muted" style="margin:12px 0 16px;font-size:15px">Sixteen new pieces from eleven weavers in
      Melkote.</div><span class="button" style="border-radius:2px">See the new pieces</span></div></div>
    <div class="grid" style="grid-template-columns:repeat(4,1fr);gap:18px;padding:20px 30px">${each(
      [
        ['Kanakambara', 'Rathna M.', '₹14,800', '#e2734a', '#7d1f2d', '#ffe0a3'],
        ['Nine Yards Rain', 'Puttaraju', '₹11,200', '#24506b', '#c48a1c', '#bcd9e4'],
        ['Areca', 'Jayamma K.', '₹9,600', '#dcc694', '#3c6b3d', '#8a5a2b'],
        ['Temple Bell', 'Siddappa', 'Reserved', '#55285f', '#b7791f', '#e6b94f'],
      ],
      ([name, weaver, price, body = '', border = '', thread = '']) =>
        `<div>${cloth(196, 122, body, border, thread, 22)}<div class="row spread base"
        style="margin-top:9px"><b style="font-size:15px">${name}</b></div>
        <div class="row spread num" style="margin-top:2px"><span class="muted">${weaver}</span><span
        class="${price === 'Reserved' ? 'muted' : 'strong'}">${price}</span></div></div>`,
    )}</div>`,
    skin,
  ),
}

const piece: Artwork = {
  size: 'screen',
  ground: ground.amber,
  html: browser(
    { x: 88, y: 56, w: 960, h: 640 },
    'kaveriweaves.example.org/saris/kanakambara',
    `<div class="row top" style="gap:0;height:100%"><div
    style="width:500px;height:100%">${cloth(500, 560, '#e2734a', '#7d1f2d', '#ffe0a3', 62)}</div>
    <div style="padding:32px 36px;width:412px"><div class="muted">Mulberry silk · 5.6 m · blouse
    piece</div><div class="display" style="font-size:46px;margin:8px 0
    14px;color:${maroon}">Kana&shy;kambara</div>
      <div class="row" style="gap:14px"><span class="display num"
      style="font-size:28px">₹14,800</span>${pill('Only one exists', maroon, '#f6dfd6')}</div>
      <div class="line" style="margin:20px 0 0;padding-top:16px"><b>Woven by Rathna M., Melkote</b><div
      class="muted" style="margin-top:5px;font-size:15px">Nineteen days on a pit loom. The orange is
      from flame-of-the-forest, fixed twice.</div></div>
      <div class="row" style="gap:8px;margin:18px
      0">${each(
        ['#e2734a', '#7d1f2d', '#ffe0a3'],
        (color) => `<span
      style="width:34px;height:34px;background:${color};border-radius:34px"></span>`,
      )}<span
      class="muted">Find by colour</span></div>
      <div class="button" style="width:100%;padding:15px;font-size:16px;border-radius:3px">Reserve for 15
      minutes</div>
      <div class="row muted" style="margin-top:14px">${icon('Truck', 18)}At your door by Friday, 27
      November</div></div></div>`,
    skin,
  ),
}

export const weaves = { 'kaveri-home': home, 'kaveri-piece': piece }
