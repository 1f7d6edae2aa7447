import { type Artwork, browser, each, ground, icon, panel, pill } from './kit'

const jade = '#00795c'
const key = (text: string) => `<span style="color:#9fd8ff">"${text}"</span>`
const str = (text: string) => `<span style="color:#c6e8a0">"${text}"</span>`

const invoice: Artwork = {
  size: 'screen',
  ground: ground.sage,
  html:
    panel(
      { x: 56, y: 64, w: 530, h: 640 },
      `<div style="padding:26px 30px"><div class="row"><span class="mono strong"
      style="background:#2fbf8f;color:#06261c;border-radius:6px;padding:4px 10px">POST</span><span
      class="mono" style="font-size:17px">/v1/invoices</span></div>
      <div style="color:#a6b5b0;margin:12px 0 18px;font-size:15px">Creates an invoice and takes the next
      number. Safe to repeat with the same key.</div>
      <pre class="mono" style="font-size:15px;line-height:1.72">{
  ${key('key')}: ${str('order-20418')},
  ${key('buyer')}: {
    ${key('name')}: ${str('Periyar Traders')},
    ${key('state')}: ${str('KL')}
  },
  ${key('lines')}: [
    { ${key('hsn')}: ${str('0908')},
      ${key('qty')}: 12, ${key('paise')}: 284800 }
  ]
}</pre>
      <div class="row line" style="margin-top:16px;padding-top:14px">${pill('201', '#06261c', '#8fe3c2')}<span
      class="mono" style="font-size:15px">INV-26-004182</span><span style="color:#a6b5b0">in 38
      ms</span></div></div>`,
      { background: '#10201c', color: '#eaf3ef', rule: '#ffffff22' },
    ) +
    panel(
      { x: 548, y: 118, w: 396, h: 600 },
      `<div style="padding:30px 32px"><div class="row spread top"><div><div class="display"
      style="font-size:30px">Tax invoice</div><div class="mono muted"
      style="margin-top:6px">INV-26-004182</div></div><span
      style="width:44px;height:44px;background:${jade};border-radius:50% 50% 50% 8px"></span></div>
      <div class="row top" style="margin-top:24px;gap:28px"><div><div class="muted
      small">From</div><b>Hilltop Spices</b><div>Karnataka (29)</div></div><div><div class="muted
      small">To</div><b>Periyar Traders</b><div>Kerala (32)</div></div></div>
      <table style="margin-top:24px;font-size:15px"><tr><th>HSN</th><th>Item</th><th
      class="right">Amount</th></tr><tr><td>0908</td><td>Cardamom, 12 kg</td><td
      class="right">34,176.00</td></tr><tr><td class="muted">IGST</td><td class="muted">5%</td><td
      class="right">1,708.80</td></tr><tr><td class="muted">Round</td><td></td><td
      class="right">0.20</td></tr></table>
      <div class="row spread base" style="margin-top:18px"><b>Total</b><span class="display num"
      style="font-size:34px">₹35,885</span></div><div class="muted mono" style="margin-top:24px">sha256
      9f41…c07e, after 004181</div></div>`,
      { accent: jade },
    ),
}

const dots = (list: string) =>
  each(
    [...list],
    (state) =>
      `<span style="width:15px;height:15px;border-radius:15px;display:inline-block;margin-right:6px;${
        state === 'x'
          ? 'background:#e5484d'
          : state === 'o'
            ? 'background:#1f8a5b'
            : 'border:2px solid #c9cbd8'
      }"></span>`,
  )

const hookrelay: Artwork = {
  size: 'screen',
  ground: ground.iris,
  html:
    browser(
      { x: 54, y: 46, w: 892, h: 420 },
      'localhost:8080/events',
      `<div style="padding:20px 28px"><div class="row spread"><span class="display"
      style="font-size:28px">Events</span><span class="muted num" style="font-size:15px">41,206 today, 3
      waiting</span></div>
      <table style="margin-top:12px;font-size:15px"><tr><th>Kind</th><th>From</th><th>To</th><th>Attempts</th><th
      class="right">State</th></tr>${each(
        [
          ['payment.succeeded', 'gateway', 'shop', 'o', 'Delivered, 18 ms'],
          ['shipment.updated', 'courier', 'shop', 'xxo', 'Delivered, third try'],
          ['payment.refunded', 'gateway', 'ledger', 'xxxx·', 'Next try in 4 min'],
          ['invoice.paid', 'billing', 'ledger', 'o', 'Delivered, 22 ms'],
          ['order.cancelled', 'shop', 'stock', 'xo', 'Delivered, second try'],
        ],
        ([kind, from, to, tries = '', state]) =>
          `<tr><td class="mono"
          style="font-size:14px">${kind}</td><td>${from}</td><td>${to}</td><td>${dots(tries)}</td><td
          class="right ${tries.endsWith('·') ? 'strong' : 'muted'}">${state}</td></tr>`,
      )}</table></div>`,
      { accent: '#5b4bd6' },
    ) +
    panel(
      { x: 190, y: 398, w: 700, h: 260 },
      `<pre class="mono"
      style="padding:24px 28px;font-size:16px;line-height:1.75"><span
      style="color:#a79bff">$</span> hookrelay replay --kind payment.refunded --since 2h
  found   <b>14 events</b>, 1 still failing
  send    ledger  <span style="color:#8fdcae">200 200 200 200 200 200 200 …</span>
  done    <b>14 delivered</b> in 0.9 s
<span style="color:#a79bff">$</span> <span style="background:#eceaff;color:#eceaff">_</span></pre>`,
      { background: '#17152b', color: '#eceaff' },
    ),
}

const sky = '#0a6ebd'
const redirects: Artwork = {
  size: 'screen',
  ground: ground.sky,
  html: browser(
    { x: 44, y: 58, w: 912, h: 640 },
    'redirect-ledger, kaveriweaves.example.org',
    `<div class="row" style="padding:22px 30px 16px;gap:34px">${each(
      [
        ['1,284', 'old addresses'],
        ['1,261', 'matched'],
        ['20', 'gone on purpose'],
        ['3', 'need you'],
      ],
      ([n, what], i) =>
        `<div class="row base" style="gap:8px"><span class="display num"
        style="font-size:36px;${i === 3 ? 'color:#b3392f' : ''}">${n}</span><span
        class="muted">${what}</span></div>`,
    )}</div>
    <div style="padding:0 30px"><table
    style="font-size:16px;line-height:1.6"><tr><th>Old</th><th></th><th>New</th><th>Match</th><th
    class="right"></th></tr>${each(
      [
        ['/saree.php?id=118', '/saris/areca', '98%', ''],
        ['/saree.php?id=119', '/saris/temple-bell', '97%', ''],
        ['/about-us.html', '/weavers', '91%', ''],
        ['/offers/diwali', '/saris', '54%', 'ask'],
        ['/blog/?p=42', '/care/washing-silk', '88%', ''],
        ['/catalog2019.pdf', '?', '12%', 'ask'],
        ['/weaver/rathna', '/weavers/rathna-m', '95%', ''],
      ],
      ([from, to, match = '', ask]) =>
        `<tr style="${ask ? 'background:#fff5ea' : ''}"><td class="mono"
        style="font-size:14px">&nbsp;${from}</td><td>${icon('ArrowRight', 16, 'opacity:.4;display:block')}</td><td
        class="mono" style="font-size:14px">${to}</td><td><div class="row"><span
        style="width:74px;height:8px;border-radius:8px;background:linear-gradient(90deg,${
          ask ? '#e8973a' : sky
        } ${match},#e6ebf0 ${match})"></span><b class="num">${match}</b></div></td><td
        class="right">${
          ask
            ? '<span class="button" style="padding:4px 13px">Decide</span>'
            : icon('Check', 18, 'color:#0d6b4f')
        }</td></tr>`,
    )}</table></div>`,
    { accent: sky },
  ),
}

const pixelpress: Artwork = {
  size: 'screen',
  ground: ground.amber,
  html:
    panel(
      { x: 60, y: 58, w: 880, h: 380 },
      `<div class="chrome" style="border-color:#ffffff1f"><i></i><i></i><i></i></div><pre class="mono"
      style="padding:20px 28px;font-size:16px;line-height:1.72"><span
      style="color:#ffc45c">$</span> npx pixelpress ./site

  hero-loom.jpg      4032 → 1600 px   <span style="color:#a8a39a">3.8 MB</span> → <b>142 kB</b>
  weaver-rathna.png  2400 →  760 px   <span style="color:#a8a39a">2.1 MB</span> → <b> 61 kB</b>
  piece-014.jpg      3000 →  860 px   <span style="color:#a8a39a">1.7 MB</span> → <b> 74 kB</b>
  <span style="color:#a8a39a">… 211 more, all from the cache</span>

  <span style="color:#ff8d7a">✗ alt text missing</span>  about.html:41  team-loom.jpg
  <span style="color:#ffc45c">1 problem, 213 pictures, 6.2 s</span></pre>`,
      { background: '#1c1a17', color: '#f5efe3' },
    ) +
    panel(
      { x: 60, y: 458, w: 880, h: 240 },
      `<div style="padding:22px 28px"><div class="row"
      style="margin-bottom:12px;gap:18px;font-size:18px"><b style="width:76px">Before</b><span
    style="height:36px;width:600px;background:#14151f;border-radius:6px"></span><span class="display num"
    style="font-size:25px">14.6 MB</span></div>
    <div class="row" style="gap:18px;font-size:18px"><b style="width:76px">After</b><span
    style="height:36px;width:40px;background:#d1352b;border-radius:6px"></span><span class="display num"
    style="font-size:25px">0.9 MB</span></div></div>`,
    ),
}

const jobs: [string, string, [number, number][], string][] = [
  ['backup', 'daily', [[2, 0.7]], ''],
  ['nightly-export', 'daily', [], 'missing'],
  ['invoices', 'hourly', Array.from({ length: 15 }, (_, i) => [i, 0.2] as [number, number]), ''],
  [
    'thumbnails',
    'every 2 h',
    Array.from({ length: 8 }, (_, i) => [i * 2 + 0.4, 0.5] as [number, number]),
    '',
  ],
  [
    'rates',
    'twice',
    [
      [6, 0.15],
      [12, 0.15],
    ],
    '',
  ],
  ['reports', 'daily', [[5, 2.6]], 'slow'],
  [
    'search-index',
    'every 3 h',
    [
      [0.5, 0.6],
      [3.5, 0.6],
      [6.5, 0.7],
      [9.5, 0.6],
      [12.5, 0.6],
    ],
    '',
  ],
  ['mail-digest', 'daily', [[8, 0.4]], ''],
]

const cron: Artwork = {
  size: 'screen',
  ground: ground.clay,
  html: browser(
    { x: 60, y: 56, w: 880, h: 640 },
    'cron-ledger.example.com/today',
    `<div class="row spread" style="padding:22px 30px 12px"><span class="display"
    style="font-size:30px">Today until 15:20</span>${pill('1 job did not start', '#fff', '#c4342b')}</div>
    <div style="padding:0 30px;position:relative"><div class="row muted num"
    style="padding-left:170px;gap:0">${each(
      ['0', '3', '6', '9', '12', '15'],
      (hour) => `<span
    style="width:129px">${hour}:00</span>`,
    )}</div>${each(
      jobs,
      ([name, often, runs, state]) =>
        `<div class="row line" style="height:51px;gap:0;margin-top:${name === 'backup' ? 8 : 0}px"><div
        style="width:170px"><b class="mono" style="font-size:14px">${name}</b><div class="muted
        small">${often}</div></div><div class="grow"
        style="position:relative;height:26px">${each(
          runs,
          ([start, length]) => `<span class="abs"
        style="left:${start * 43}px;width:${Math.max(
          length * 43,
          8,
        )}px;top:0;height:26px;border-radius:5px;background:${state ? '#e8973a' : '#3a3f8f'}"></span>`,
        )}${
          state === 'missing'
            ? `<span class="abs strong" style="left:129px;top:0;width:250px;height:26px;border:2px dashed #c4342b;
            border-radius:5px;color:#c4342b;padding:1px 10px">due 3:00, never started</span>`
            : ''
        }${state === 'slow' ? '<span class="abs" style="left:340px;top:3px">four times its usual length</span>' : ''}</div></div>`,
    )}</div>`,
    { accent: '#3a3f8f', background: '#fdfcff' },
  ),
}

export const developerTools = {
  'invoice-press-api': invoice,
  'hookrelay-events': hookrelay,
  'redirect-ledger-table': redirects,
  'pixelpress-report': pixelpress,
  'cron-ledger-day': cron,
}
