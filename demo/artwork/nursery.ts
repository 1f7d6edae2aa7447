import { type Artwork, browser, each, ground, icon, phone, pill } from './kit'

const moss = '#3f5d2a'
const skin = { accent: moss, background: '#fffefb', rule: '#e6e6d8' }

const leafy = (kind: string) => {
  const pot =
    '<path d="M74 128H126L120 166H80Z" fill="#b8654a"/><path d="M70 120H130V132H70Z" ' + 'fill="#a2553c"/>'
  const drawn: Record<string, string> = {
    fern: each(
      [-75, -50, -26, 0, 26, 50, 75],
      (turn) =>
        `<path transform="translate(100 122) rotate(${turn})" d="M0 0Q-11 -44 0 -88Q11 -44 0 0"
        fill="${turn % 50 ? '#5f8f4e' : '#477a3c'}"/>`,
    ),
    snake: each(
      [-18, -8, 2, 12, 22],
      (turn, i) =>
        `<path transform="translate(100 122) rotate(${turn})" d="M-7 0Q-10 -60 0 ${-84 - (i % 3) * 9}Q10 -60
        7 0Z" fill="${i % 2 ? '#2f6244' : '#4a8055'}" stroke="#d9cf7a" stroke-width="2"/>`,
    ),
    lavender: each(
      [-26, -13, 0, 13, 26],
      (turn) =>
        `<g transform="translate(100 122) rotate(${turn})"><path d="M0 0V-62" stroke="#6c8a55"
        stroke-width="3"/>${each(
          [0, 1, 2, 3, 4],
          (k) => `<ellipse cy="${-56 - k * 9}" rx="${7.5 - k}" ry="6"
        fill="#7b6bb0"/>`,
        )}</g>`,
    ),
    monstera: each(
      [
        [-52, -58, 40],
        [44, -66, 44],
        [-6, -88, 46],
        [66, -22, 30],
        [-70, -16, 30],
      ],
      ([x = 0, y = 0, r = 0]) =>
        `<path d="M100 122L${100 + x} ${122 + y}" stroke="#3f6b3a" stroke-width="3"/><path
        transform="translate(${100 + x} ${122 + y}) rotate(${x}) scale(${r / 46})" d="M0 22C-34 22 -36 -14 0
        -34C36 -14 34 22 0 22ZM-30 4L-9 -2L-30 -6ZM30 4L9 -2L30 -6Z" fill="#3f7a4a" fill-rule="evenodd"/>`,
    ),
    fennel: each(
      [-34, -20, -7, 7, 20, 34],
      (turn) =>
        `<g transform="translate(100 122) rotate(${turn})"><path d="M0 0V-74" stroke="#86a94a"
        stroke-width="3"/>${each(
          [-40, -15, 15, 40],
          (k) => `<path transform="translate(0 -74) rotate(${k})"
        d="M0 0V-20" stroke="#a9c45b" stroke-width="2.4"/>`,
        )}${each(
          [-13, 0, 13],
          (k) => `<circle cx="${k}"
        cy="-94" r="4.5" fill="#e8c23c"/>`,
        )}</g>`,
    ),
    olive: `<path d="M100 122Q96 90 100 60" stroke="#6d5841" stroke-width="6"
    fill="none"/>${each(
      [0, 40, 80, 120, 160, 200, 240, 280, 320],
      (turn, i) => `<path
    transform="translate(100 58) rotate(${turn}) translate(0 ${-12 - (i % 3) * 9})" d="M0 0Q-8 -17 0 -34Q8
    -17 0 0" fill="${i % 2 ? '#8fa07a' : '#6f8660'}"/>`,
    )}`,
  }
  return `<svg width="100%" height="100%" viewBox="0 0 200 180">${drawn[kind]}${pot}</svg>`
}

const plants = [
  ['fern', 'Sword fern', '£14', '#e3ecdc', 'Shade'],
  ['lavender', 'Hidcote lavender', '£9', '#e9e4f1', 'Full sun'],
  ['monstera', 'Swiss cheese plant', '£26', '#f4e9d8', 'Bright room'],
  ['snake', 'Snake plant', '£18', '#dfeaea', 'Anywhere'],
  ['fennel', 'Bronze fennel', '£7', '#f6efcf', 'Full sun'],
  ['olive', 'Little olive', '£34', '#f3dfd5', 'Full sun'],
] as const

const shop: Artwork = {
  size: 'screen',
  ground: ground.sage,
  html: browser(
    { x: 64, y: 48, w: 872, h: 640 },
    'fieldandfennel.example.com',
    `<div class="row spread" style="padding:18px 28px 12px"><span class="serif"
    style="font-size:29px;color:${moss}">Field &amp; Fennel</span><div class="row"
    style="gap:20px"><span>Indoors</span><b>Outdoors</b><span>Pots</span>
      <span class="row" style="gap:6px">${icon('ShoppingBasket', 19)}<b>2</b></span></div></div>
    <div class="row" style="padding:4px 28px
    16px;gap:8px">${each(
      ['Full sun', 'Part shade', 'Shade', 'Clay soil', 'Safe for cats'],
      (filter, i) => `<span
    style="border:1px solid ${i ? '#d9dac6' : moss};background:${i ? 'none' : moss};color:${
      i ? 'inherit' : '#fff'
    };border-radius:99px;padding:6px 15px">${filter}</span>`,
    )}<span class="muted" style="margin-left:auto">148
    plants</span></div>
    <div class="grid" style="grid-template-columns:repeat(3,1fr);gap:18px;padding:0 28px">${each(
      plants,
      ([kind, name, price, tint, light]) =>
        `<div><div style="background:${tint};height:168px;border-radius:4px;padding:10px 0
        0">${leafy(kind)}</div><div class="row spread" style="padding:9px 0 6px"><span><b
        style="font-size:15px">${name}</b> <span class="muted">· ${light}</span></span><b class="num"
        style="font-size:16px">${price}</b></div></div>`,
    )}</div>`,
    skin,
  ),
}

const checkout: Artwork = {
  size: 'screen',
  ground: ground.night,
  html:
    browser(
      { x: 44, y: 84, w: 640, h: 600 },
      'fieldandfennel.example.com/hidcote-lavender',
      `<div style="background:#e9e4f1;height:300px;padding:14px 180px 0 20px">${leafy('lavender')}</div><div
      style="padding:22px 28px"><div class="row spread base"><span class="serif"
      style="font-size:34px">Hidcote lavender</span></div>
      <div style="font-size:16px;margin:10px 0 14px;width:380px" class="muted">Dug up the morning it leaves.
      If it sulks in the first month, we send another.</div><div
      class="row">${pill('Full sun', moss, '#e5eed6')}${pill('Bees love it', '#54438a', '#e4def1')}</div></div>`,
      skin,
    ) +
    phone(
      { x: 624, y: 36, w: 300, h: 640 },
      `<div style="padding:12px 20px;font-size:15px"><div class="serif"
      style="font-size:29px;color:${moss};margin-bottom:12px">Nearly yours</div>
      ${each(
        [
          ['lavender', 'Lavender × 2', '£18', '#e9e4f1'],
          ['fern', 'Sword fern', '£14', '#e3ecdc'],
        ],
        ([kind = '', name, price, tint]) =>
          `<div class="row" style="padding:5px 0;gap:13px"><span
          style="width:46px;height:46px;background:${tint};border-radius:8px">${leafy(kind)}</span><b
          class="grow">${name}</b><span class="num">${price}</span></div>`,
      )}
      <div class="strong" style="margin:14px 0 8px">Arrives on</div><div class="row"
      style="gap:7px">${each(
        ['Thu 26', 'Fri 27', 'Tue 1'],
        (day, i) => `<span class="grow num"
      style="text-align:center;padding:9px
      0;border-radius:9px;${
        i === 1 ? `background:${moss};color:#fff;font-weight:600` : 'border:1px solid #dcdccb'
      }">${day}</span>`,
      )}</div>
      <div class="strong" style="margin:16px 0 8px">To</div><div class="field" style="padding:10px 13px">12
      Orchard Row, Frome</div>
      <div class="row spread num" style="margin-top:14px"><span
      class="muted">Delivery</span><span>£4.50</span></div><div class="row spread base"
      style="margin-top:4px"><b>Total</b><span class="display num" style="font-size:27px">£36.50</span></div>
      <div class="button" style="width:100%;padding:15px;margin-top:12px;font-size:16px;border-radius:12px;
      background:#14151f">Pay with phone</div><div class="button quiet"
      style="width:100%;padding:12px;margin-top:8px;border-radius:12px">Pay by card</div></div>`,
      skin,
    ),
}

export const nursery = { 'fennel-shop': shop, 'fennel-checkout': checkout }
