import { type Artwork, browser, each, ground, icon } from './kit'

const orange = '#f0562b'
const halyardSkin = { accent: orange, background: '#f6f4ee', rule: '#dcd8cb' }

const landing: Artwork = {
  size: 'screen',
  ground: ground.iris,
  html: browser(
    { x: 56, y: 52, w: 888, h: 640 },
    'halyard.example.com',
    `<div class="row spread" style="padding:18px 34px"><b style="font-size:17px">▲ Halyard</b><div
    class="row" style="gap:24px"><span>Product</span><span>Pricing</span><span>Changelog</span><span
    class="button" style="background:#14151f;border-radius:99px">Start free</span></div></div>
    <div style="padding:34px 34px 0"><div class="display"
    style="font-size:82px;line-height:.94;letter-spacing:-.045em">Ship on Friday.<br><span
    class="accent">Sleep on Friday.</span></div>
      <div class="row" style="margin-top:28px;gap:16px"><div class="row"
      style="background:#fff;border-radius:99px;padding:6px 6px 6px 22px;gap:40px;border:1px solid
      var(--rule);font-size:15px"><span class="muted">you@company.com</span><span class="button"
      style="border-radius:99px">Try a deploy</span></div><span class="muted" style="font-size:15px">No card.
      Rollback in 4 s.</span></div></div>
    <div class="mono" style="margin:32px 34px 0;background:#14151f;color:#e9e6da;border-radius:12px 12px 0
    0;padding:20px 26px;font-size:14.5px;line-height:1.85;height:240px">
      <div><span style="color:${orange}">$</span> halyard up</div>
      ${each(
        [
          ['build', '218 files, 78 kB', '3.1 s'],
          ['check', '412 tests', '9.4 s'],
          ['canary', '5% of visitors, no errors', '60 s'],
        ],
        ([step, what, time]) =>
          `<div class="row" style="gap:0"><span style="color:#9fd39a;width:26px">✓</span><span
          style="width:110px">${step}</span><span class="grow"
          style="color:#a7a496">${what}</span><span>${time}</span></div>`,
      )}<div class="row" style="gap:0"><span style="color:${orange};width:26px">●</span><b>live at
      17:42</b></div></div>`,
    halyardSkin,
  ),
}

const plans: [string, string, string, string[], boolean][] = [
  ['Dinghy', '₹0', 'For one person', ['3 projects', 'Rollback', 'Community'], false],
  [
    'Sloop',
    '₹1,900',
    'Per month, whole team',
    ['Unlimited projects', 'Canary releases', 'Preview per branch', 'Mail within a day'],
    true,
  ],
  ['Tanker', 'Ask us', 'Your own cloud', ['Audit log', 'Single sign-on', 'A named engineer'], false],
]

const pricing: Artwork = {
  size: 'screen',
  ground: ground.clay,
  html: browser(
    { x: 80, y: 60, w: 840, h: 640 },
    'halyard.example.com/pricing',
    `<div class="row spread" style="padding:30px 36px 22px"><span class="display"
    style="font-size:42px">Three sizes of boat</span><span class="row strong"
    style="background:#e8e4d8;border-radius:99px;padding:5px;gap:0"><span style="padding:6px
    16px">Monthly</span><span style="padding:6px 16px;background:#fff;border-radius:99px">Yearly
    −20%</span></span></div>
    <div class="row top" style="padding:0 36px;gap:16px">${each(
      plans,
      ([name, price, who, list, dark]) =>
        `<div class="grow" style="border-radius:14px;padding:24px
        22px;height:390px;${
          dark ? 'background:#14151f;color:#fff;margin-top:-8px;height:406px' : 'background:#fff'
        }"><div class="strong"
        style="font-size:17px;${dark ? `color:${orange}` : ''}">${name}</div><div class="display num"
        style="font-size:42px;margin:12px 0 4px">${price}</div><div style="opacity:.65;font-size:15px">${who}</div>
        <div style="margin:20px 0">${each(
          list,
          (item) => `<div class="row" style="padding:6px
        0;font-size:15px">${icon('Check', 17, `color:${orange}`)}${item}</div>`,
        )}</div><span class="button"
        style="width:100%;padding:12px;${
          dark ? '' : 'background:none;color:inherit;box-shadow:inset 0 0 0 1.5px #14151f'
        }">Choose ${name}</span></div>`,
    )}</div>`,
    halyardSkin,
  ),
}

const brick = '#a8472f'
const facade = `<svg width="516" height="368" viewBox="0 0 560 400"><path d="M0 372H560" stroke="#222"
  stroke-width="2"/><path d="M90 372V120L250 40L410 120V372" fill="#efe2d6" stroke="#222" stroke-width="2"/>
  ${each(
    Array.from({ length: 23 }, (_, i) => i),
    (i) => `<path d="M91 ${128 + i * 10.6}H409" stroke="${brick}" stroke-opacity=".28"/>`,
  )}
  <path d="M90 120L250 40L410 120" fill="none" stroke="${brick}" stroke-width="7"/>
  ${each(
    [
      [122, 150],
      [206, 150],
      [330, 150],
      [122, 250],
      [330, 250],
    ],
    ([x = 0, y = 0]) =>
      `<rect x="${x}" y="${y}" width="52" height="66" fill="#fbfaf7" stroke="#222" stroke-width="1.6"/><path
      d="M${x + 26} ${y}V${y + 66}M${x} ${y + 33}H${x + 52}" stroke="#222"/>`,
  )}
  <path d="M212 372V276A38 38 0 0 1 288 276V372" fill="${brick}" stroke="#222" stroke-width="1.6"/><path
  d="M410 372V210H520V372" fill="#fbfaf7" stroke="#222" stroke-width="1.6"/><path d="M424
  230H506V330H424ZM465 230V330" fill="none" stroke="#222"/>
  <path d="M50 372V300" stroke="#222" stroke-width="3"/><circle cx="50" cy="270" r="38" fill="none"
  stroke="#222" stroke-width="1.4"/><circle cx="50" cy="270" r="26" fill="none" stroke="#222"/>
  <path d="M90 390H410M90 384V396M410 384V396" stroke="${brick}"/><text x="250" y="386" text-anchor="middle"
  fill="${brick}" font-size="13" font-family="Text">11.40 m</text></svg>`

const plinth: Artwork = {
  size: 'screen',
  ground: ground.sage,
  html: browser(
    { x: 90, y: 54, w: 820, h: 640 },
    'plinth.example.com/house-for-a-potter',
    `<div class="row top" style="gap:0;height:100%"><div style="width:212px;padding:26px
    24px;height:100%;position:relative"><div class="serif" style="font-size:24px;line-height:1.1">Office
    for<br>Slow Buildings</div>
      <div style="margin-top:34px;line-height:2" class="muted">Mill, Coorg<br><span style="color:#14151f"
      class="strong">House for a potter</span><br>Reading room<br>Two stables<br>Bus shelter 9</div>
      <div class="muted" style="margin-top:96px;line-height:1.6">West elevation<br>1:100, brick<br>Wayanad,
      2025</div></div>
    <div class="grow" style="padding:26px 30px"><div class="row spread muted"><span>Plate 4 of
    12</span><span>Index</span></div><div style="margin:8px 0 6px">${facade}</div>
    <div class="serif" style="font-size:21px;line-height:1.35;width:470px">The kiln is the warm side of the
    house. Everything else leans on it.</div></div></div>`,
    { background: '#fbfaf7', accent: brick },
  ),
}

const bananaLeaf: Artwork = {
  size: 'screen',
  ground: ground.amber,
  html: browser(
    { x: 62, y: 56, w: 876, h: 640 },
    'bananaleaf.example.com',
    `<div class="row top" style="gap:0;height:100%"><div
    style="width:360px;height:100%;background:#14532d;color:#f6fbe9;padding:30px
    32px;position:relative;overflow:hidden">
      <svg class="abs" style="left:-60px;bottom:-20px" width="520" height="330" viewBox="0 0 520 330"><g
      transform="rotate(-24 200 200)"><path d="M0 200Q220 40 500 200Q220 360 0 200Z" fill="#2f8a4a"/><path
      d="M0 200H500" stroke="#a5d66b" stroke-width="5"/>${each(
        Array.from({ length: 17 }, (_, i) => i),
        (i) =>
          `<path d="M${60 + i * 24} 200l26 ${-62 + Math.abs(i - 8) * 5}M${60 + i * 24} 200l26
          ${62 - Math.abs(i - 8) * 5}" stroke="#1f6b38" stroke-width="2"/>`,
      )}</g></svg>
      <div style="position:relative"><div class="display" style="font-size:58px;line-height:.95">Lunch is on
      the leaf.</div><div style="font-size:17px;margin-top:18px;opacity:.9">Twelve to three. After
      that<br>there is coffee.</div></div></div>
    <div class="grow" style="padding:28px 36px"><div class="row spread base"><span class="display"
    style="font-size:28px">Saturday</span><span class="muted">changed at 10:40</span></div>
      ${each(
        [
          ['Full leaf meal', 'Rice, sambar, seven sides', '₹280', ''],
          ['Ragi mudde, greens', 'Millet, dill, ghee', '₹190', ''],
          ['Koli saaru', 'Chicken, coconut, pepper', '₹320', ''],
          ['Holige', 'Jaggery, lentil, warm', '₹90', 'out'],
          ['Majjige', 'Buttermilk, curry leaf', '₹50', ''],
        ],
        ([dish, what, price, out]) =>
          `<div class="row line" style="padding:11px
          0;margin-top:${dish === 'Full leaf meal' ? 14 : 0}px;${out ? 'opacity:.45' : ''}"><div
          class="grow"><div class="strong"
          style="font-size:17px;${out ? 'text-decoration:line-through' : ''}">${dish}</div><div
          class="muted">${what}</div></div><b class="num"
          style="font-size:17px">${out ? 'Sold out' : price}</b></div>`,
      )}<div class="row" style="background:#e8f0d6;border-radius:10px;padding:13px
      16px;margin-top:10px"><span class="grow" style="font-size:15px"><b>Table for four</b>, today
      13:15</span><span class="button" style="background:#14532d">Ask for it</span></div></div></div>`,
    { background: '#fdfcf3', accent: '#14532d', rule: '#dfe3cb' },
  ),
}

export const landingPages = {
  'halyard-landing': landing,
  'halyard-pricing': pricing,
  'plinth-portfolio': plinth,
  'banana-leaf-menu': bananaLeaf,
}
