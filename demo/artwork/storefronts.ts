import { type Artwork, browser, dice, each, ground, icon, pill } from './kit'

const cocoa = '#4b2a1a'
const skin = { accent: cocoa, background: '#fffaf3', rule: '#ecdfd0' }
const bag = (body: string, label: string, name: string) =>
  `<svg width="100%" height="100%" viewBox="0 0 200 176"><path d="M56 26H144L150 168H50Z"
  fill="${body}"/><path d="M56 26H144L143 44H57Z" fill="#0002"/><rect x="66" y="66" width="68" height="70"
  fill="${label}"/>
  <text x="100" y="96" text-anchor="middle" font-family="Display" font-weight="700" font-size="15"
  fill="${cocoa}">${name}</text><path d="M82 108H118M88 118H112" stroke="${cocoa}" stroke-width="2"/></svg>`

const shop: Artwork = {
  size: 'screen',
  ground: ground.sky,
  html: browser(
    { x: 54, y: 56, w: 892, h: 640 },
    'bazaarkit.example.com/coffee',
    `<div class="row spread under" style="padding:14px 28px"><span class="display"
    style="font-size:23px">Second Crack</span><div class="field"
    style="width:330px;border-radius:99px;padding:7px
    16px;background:#fff">${icon('Search', 16)}<span>choclate</span><span class="muted">→ chocolate notes,
    9</span></div><div class="row" style="gap:8px">${icon('ShoppingBag', 19)}<b>3</b></div></div>
    <div class="row top" style="gap:0"><div style="width:196px;padding:22px
    28px"><b>Roast</b>${each(
      ['Light', 'Medium', 'Dark'],
      (roast, i) => `<div class="row"
    style="margin-top:9px"><span
    style="width:17px;height:17px;border-radius:5px;${
      i === 1 ? `background:${cocoa}` : 'border:1.5px solid #cdbba8'
    }"></span>${roast}</div>`,
    )}<b style="display:block;margin-top:24px">Ground
    for</b>${each(
      ['Filter', 'Espresso', 'Moka', 'Beans'],
      (kind) => `<div class="row"
    style="margin-top:9px"><span style="width:17px;height:17px;border-radius:5px;border:1.5px solid
    #cdbba8"></span>${kind}</div>`,
    )}</div>
    <div class="grow grid" style="grid-template-columns:repeat(3,1fr);gap:16px;padding:22px 28px 0 0">${each(
      [
        ['Attikan', '₹540', '#c2492f', '#ffe7c9', 'Chocolate, orange'],
        ['Bettada', '₹480', '#2f5d50', '#fdf3d8', 'Hazelnut'],
        ['Monsoon', '₹450', '#2e4a7d', '#e9eefb', 'Spice, mild'],
        ['Ratna', '₹620', '#e0a526', '#fff6dd', 'Jackfruit, honey'],
        ['Night', '₹430', '#2b2320', '#e7d9cd', 'Dark chocolate'],
        ['Kaapi', '₹390', '#8c5a8f', '#f7e6f5', 'With chicory'],
      ],
      ([name = '', price, body = '', label = '', notes]) =>
        `<div><div style="background:#f4e9da;border-radius:8px;height:152px;padding-top:8px">${bag(
          body,
          label,
          name,
        )}</div><div class="row spread" style="margin-top:9px"><b style="font-size:16px">${name}</b><b
        class="num" style="font-size:16px">${price}</b></div><div class="muted">${notes}</div></div>`,
    )}</div></div>`,
    skin,
  ),
}

const roll = dice(5)
const code = `<svg width="156" height="156" viewBox="0 0 25 25" shape-rendering="crispEdges"
  style="background:#fff;flex:none">${each(
    Array.from({ length: 625 }, (_, i) => i),
    (i) => {
      const x = i % 25
      const y = Math.floor(i / 25)
      const eye = (x < 8 && y < 8) || (x > 16 && y < 8) || (x < 8 && y > 16)
      return !eye && roll() > 0.52 ? `<rect x="${x}" y="${y}" width="1" height="1"/>` : ''
    },
  )}${each(
    [
      [0, 0],
      [18, 0],
      [0, 18],
    ],
    ([x = 0, y = 0]) =>
      `<path d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5z" fill-rule="evenodd"/><rect x="${x + 2}"
    y="${y + 2}" width="3" height="3"/>`,
  )}</svg>`

const cart: Artwork = {
  size: 'screen',
  ground: ground.sage,
  html: browser(
    { x: 84, y: 60, w: 832, h: 640 },
    'bazaarkit.example.com/cart',
    `<div class="row top" style="gap:0;height:100%"><div class="grow" style="padding:28px 34px"><div
    class="display" style="font-size:33px;margin-bottom:10px">Three things</div>
    ${each(
      [
        ['Attikan', '#c2492f', '#ffe7c9', '250 g, filter grind', '2', '₹1,080'],
        ['Night', '#2b2320', '#e7d9cd', '250 g, beans', '1', '₹430'],
        ['Kaapi', '#8c5a8f', '#f7e6f5', '500 g, fine', '1', '₹740'],
      ],
      ([name = '', body = '', label = '', what, count, sum]) =>
        `<div class="row under" style="padding:12px 0;gap:16px"><div
        style="width:78px;height:70px;background:#f4e9da;border-radius:8px">${bag(body, label, name)}</div><div
        class="grow"><b style="font-size:17px">${name}</b><div class="muted">${what}</div></div><span class="row num"
        style="border:1px solid #dfcfbc;border-radius:99px;padding:4px 13px;gap:13px">−<b>${count}</b>+</span><b
        class="num" style="font-size:17px;width:70px;text-align:right">${sum}</b></div>`,
    )}
    <div class="row" style="margin-top:18px;gap:12px">${each(
      [
        ['Tomorrow', '₹60', 1],
        ['Tuesday', 'free', 0],
        ['Pick up', 'HSR', 0],
      ] as const,
      ([when, what, on]) =>
        `<div class="grow" style="border-radius:10px;padding:12px 15px;${
          on
            ? `box-shadow:inset 0 0 0 2px
        ${cocoa}`
            : 'box-shadow:inset 0 0 0 1px #dfcfbc'
        }"><b>${when}</b><div
        class="muted">${what}</div></div>`,
    )}</div></div>
    <div style="width:292px;height:100%;background:#f6ebdc;padding:30px 32px"><div class="row"
    style="justify-content:center;background:#fff;border-radius:12px;padding:20px">${code}</div><div
    style="text-align:center;margin:12px 0 20px" class="strong">Scan with any UPI app</div>
    ${each(
      [
        ['Items', '₹2,250'],
        ['Delivery', '₹60'],
        ['GST 5%, included', '₹110'],
      ],
      ([what, sum]) =>
        `<div class="row spread num" style="padding:5px 0"><span
        class="muted">${what}</span><span>${sum}</span></div>`,
    )}<div class="row spread line base" style="margin-top:8px;padding-top:12px"><b>Total</b><span
    class="display num" style="font-size:31px">₹2,310</span></div><div class="button"
    style="width:100%;margin-top:16px;padding:13px">Pay another way</div></div></div>`,
    skin,
  ),
}

const berry = '#b3266b'
const refill: Artwork = {
  size: 'screen',
  ground: ground.amber,
  html: browser(
    { x: 130, y: 56, w: 740, h: 640 },
    'refill.example.com/my-subscription',
    `<div style="padding:30px 40px"><div class="muted" style="font-size:16px">Your next box</div><div
    class="display" style="font-size:52px;margin:6px 0 22px">Tuesday, 1 December</div>
    <div style="position:relative;height:84px;margin-bottom:14px"><div class="abs"
    style="left:10px;right:10px;top:16px;height:3px;background:#efd5e2"></div>${each(
      [
        ['1 Sep', 'sent'],
        ['1 Oct', 'sent'],
        ['1 Nov', 'skipped'],
        ['1 Dec', 'next'],
        ['1 Jan', ''],
        ['1 Feb', ''],
      ],
      ([date, state], i) =>
        `<div class="abs" style="left:${i * 122}px;top:0;width:60px;text-align:center"><span
        style="display:inline-block;width:${state === 'next' ? 34 : 22}px;height:${
          state === 'next' ? 34 : 22
        }px;margin-top:${state === 'next' ? 0 : 6}px;border-radius:40px;${
          state === 'sent'
            ? 'background:#d98bb2'
            : state === 'next'
              ? `background:${berry}`
              : 'background:#fff;border:2.5px solid #e3b9ce'
        }"></span><div
        class="num ${state === 'next' ? 'strong' : 'muted'}"
        style="margin-top:${state === 'next' ? 5 : 11}px">${date}</div><div class="muted
        small">${state === 'skipped' ? 'skipped' : ''}</div></div>`,
    )}</div>
    ${each(
      [
        ['Rose soap', '3 bars', '₹540', '#f3b6c8'],
        ['Coconut shampoo', '1 refill pouch', '₹380', '#cfe3b8'],
        ['Neem toothpaste', '2 tubes', '₹260', '#bcdcd6'],
      ],
      ([name, what, sum, tint]) =>
        `<div class="row line" style="padding:14px 0;gap:18px"><span
        style="width:48px;height:48px;border-radius:14px;background:${tint}"></span><div class="grow"><b
        style="font-size:17px">${name}</b><div class="muted">${what}</div></div><span class="accent strong
        row" style="gap:6px">${icon('RefreshCw', 16)}Swap</span><b class="num"
        style="font-size:17px;width:74px;text-align:right">${sum}</b></div>`,
    )}
    <div class="row" style="margin-top:14px"><span class="button" style="padding:13px 22px">Move the
    date</span><span class="button quiet" style="padding:13px 22px">Skip December</span><span
    class="grow"></span>${pill('Card works until 08/27', '#0d6b4f', '#dcefe6')}</div></div>`,
    { accent: berry, background: '#fffcfd', rule: '#f0e2e9' },
  ),
}

export const storefronts = { 'bazaarkit-shop': shop, 'bazaarkit-cart': cart, 'refill-subscription': refill }
