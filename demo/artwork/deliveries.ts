import { meter } from './charts'
import { type Artwork, browser, each, ground, icon, phone, pill } from './kit'

const leaf = '#2c6e2f'
const crateSkin = { accent: leaf, background: '#fffef8', rule: '#e9e6d6' }

/** Vegetables from circles and leaves. */
const greens: Record<string, string> = {
  tomato:
    '<circle cx="20" cy="23" r="13" fill="#d8432e"/><path d="M20 11l-6-3 4 6-6 1 8 1 8-1-6-1 4-6z" ' +
    'fill="#2c6e2f"/>',
  spinach:
    '<path d="M20 36V20" stroke="#2c6e2f" stroke-width="3"/><path d="M20 28Q4 22 10 6Q24 10 20 28Z" ' +
    'fill="#4f9a4a"/><path d="M20 30Q36 26 32 10Q18 14 20 30Z" fill="#2c6e2f"/>',
  milk:
    '<path d="M13 14l4-6h6l4 6v22H13z" fill="#fff" stroke="#9db7c9" stroke-width="1.5"/><path d="M13 ' +
    '21h14v9H13z" fill="#3c7fb1"/>',
  carrot:
    '<path d="M20 37Q12 22 14 14H26Q28 22 20 37Z" fill="#ef8a2b"/><path d="M20 14Q14 8 15 3M20 14V3M20 ' +
    '14Q26 8 25 3" stroke="#2c6e2f" stroke-width="2.4" fill="none"/>',
  bread:
    '<path d="M7 34V19Q5 9 20 9T33 19V34Z" fill="#c98a4b"/><path d="M12 17l5 5M19 15l5 5" stroke="#fbe6c8" ' +
    'stroke-width="2.4"/>',
}
const green = (name: string, tint: string, size = 44) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 40 40"
  style="background:${tint};border-radius:11px;flex:none">${greens[name]}</svg>`

const app: Artwork = {
  size: 'screen',
  ground: ground.amber,
  html:
    phone(
      { x: 82, y: 84, w: 256, h: 600 },
      `<div style="padding:12px 18px"><div class="muted">November</div><div class="display"
      style="font-size:27px;margin:4px 0 16px">Your mornings</div>
      ${each(
        [
          ['Mon 23', 'Milk, bread', 'done'],
          ['Tue 24', '6 things', 'next'],
          ['Wed 25', 'Milk', ''],
          ['Thu 26', 'Away', 'off'],
          ['Fri 27', 'Away', 'off'],
          ['Sat 28', 'Big crate', ''],
          ['Sun 29', 'Milk, bread', ''],
        ],
        ([day, what, state]) =>
          `<div class="row line" style="padding:12px 0;opacity:${state === 'off' ? 0.45 : 1}"><b class="num"
          style="width:58px">${day}</b><span class="grow">${what}</span>
          ${
            state === 'done'
              ? icon('Check', 17, `color:${leaf}`)
              : state === 'next'
                ? pill('22:00', '#7a4a00', '#ffe2a8')
                : icon('ChevronRight', 16, 'opacity:.4')
          }</div>`,
      )}<div class="button quiet" style="width:100%;margin-top:8px">Pause a few days</div></div>`,
      crateSkin,
    ) +
    phone(
      { x: 366, y: 40, w: 268, h: 600 },
      `<div style="padding:10px 18px"><div class="row spread"><span class="muted">Tomorrow, before
      7:00</span></div>
      <div class="display" style="font-size:30px;margin:4px 0 14px">Tuesday’s crate</div>
      ${each(
        [
          ['milk', '#dcebf4', 'Milk', '1 litre, ₹68', '2'],
          ['tomato', '#fbe0d9', 'Tomatoes', '500 g, ₹34', '1'],
          ['spinach', '#ddeed8', 'Spinach', 'Bunch, ₹28', '1'],
          ['carrot', '#fdebd3', 'Carrots', '500 g, ₹42', '1'],
          ['bread', '#f5e6d2', 'Ragi loaf', '400 g, ₹75', '1'],
        ],
        ([drawing = '', tint = '', name, price, count]) =>
          `<div class="row" style="padding:9px 0;gap:12px">${green(drawing, tint)}<div class="grow"><div
          class="strong">${name}</div><div class="muted num">${price}</div></div>
          <div class="row num strong" style="gap:9px;background:#f1f0e2;border-radius:99px;padding:4px
          11px">−<span>${count}</span>+</div></div>`,
      )}
      <div class="row spread" style="margin-top:12px;background:${leaf};color:#fff;border-radius:16px;padding:13px
      16px"><div><b class="num" style="font-size:18px">₹315</b>
      <div class="small" style="opacity:.85">Change until
      22:00</div></div>${icon('ArrowRight', 20)}</div></div>`,
      crateSkin,
    ) +
    phone(
      { x: 662, y: 128, w: 256, h: 600 },
      `<div style="padding:14px 18px;height:100%;color:#fff"><div class="display"
      style="font-size:42px;margin-top:8px">At your door</div>
      <div class="num" style="font-size:18px;margin-top:8px;opacity:.85">6:24, six minutes early</div>
      <svg width="208" height="216" viewBox="0 0 208 216" style="margin-top:18px;display:block"><rect x="34"
      y="0" width="140" height="192" rx="8" fill="#1d4d20"/><rect x="46" y="12" width="116" height="180"
      rx="4" fill="#3b8140"/>
      <circle cx="148" cy="108" r="6" fill="#ffd27a"/><path d="M0 192H208" stroke="#8fc48c" stroke-width="3"/>
      <path d="M56 150H152L144 206H64Z" fill="#d9a05b"/><path d="M58 164H150M61 184H147" stroke="#a9743a"
      stroke-width="4"/>
      <g transform="translate(60 116)">${greens.tomato}</g><g transform="translate(84
      112)">${greens.spinach}</g><g transform="translate(112 118)">${greens.carrot}</g></svg>
      <div class="button" style="width:100%;background:#fff;color:${leaf};margin-top:20px;padding:12px">Something
      missing?</div></div>`,
      { background: leaf, color: '#fff' },
    ),
}

const packing: Artwork = {
  size: 'screen',
  ground: ground.sage,
  html: browser(
    { x: 70, y: 84, w: 990, h: 640 },
    'packing.morningcrate.example.com',
    `<div class="row top" style="height:100%;gap:0"><div class="grow" style="padding:24px 28px"><div
    class="row spread base"><span class="display" style="font-size:32px">Packing, 03:42</span>
      <span class="num" style="font-size:16px"><b>7,318</b> <span class="muted">of 9,640
      crates</span></span></div>
      <div style="margin:14px 0 20px">${meter(0.76, leaf, '#e7ead8', 12)}</div>
      <table style="font-size:16px;line-height:1.75"><tr><th>Route</th><th>Area</th><th
      style="width:200px">Packed</th><th class="right">Leaves</th></tr>${each(
        [
          ['R 11', 'Koramangala', 1, '4:10', 'Loaded'],
          ['R 14', 'HSR, Sector 2', 0.92, '4:15', ''],
          ['R 17', 'Indiranagar', 0.88, '4:20', ''],
          ['R 22', 'Whitefield', 0.61, '4:05', 'late'],
          ['R 23', 'Marathahalli', 0.74, '4:30', ''],
          ['R 31', 'Hebbal', 0.58, '4:45', ''],
        ] as [string, string, number, string, string][],
        ([route, area, share, time, state]) =>
          `<tr><td><b>${route}</b></td><td>${area}</td><td>${meter(
            share,
            state === 'late' ? '#d8432e' : share === 1 ? '#8cb58a' : leaf,
            '#eceadb',
            10,
          )}</td>
          <td class="right">${
            state === 'late'
              ? pill(
                  `${time}, 9 min
          behind`,
                  '#a02a18',
                  '#fbdcd5',
                )
              : state === 'Loaded'
                ? pill('Loaded', leaf, '#dcebd6')
                : time
          }</td></tr>`,
      )}</table></div>
    <div style="width:320px;height:100%;background:#f4f3e4;padding:26px 24px"><b
    style="font-size:16px">Running short</b>
      ${each(
        [
          ['spinach', '#ddeed8', 'Spinach', '212 left, 268 needed'],
          ['carrot', '#fdebd3', 'Carrots', '540 left, 566 needed'],
          ['bread', '#f5e6d2', 'Ragi loaf', '88 left, 91 needed'],
        ],
        ([drawing = '', tint = '', name, left]) =>
          `<div class="row" style="padding:14px 0 0;gap:13px">${green(drawing, tint, 48)}<div><div
          class="strong" style="font-size:16px">${name}</div><div class="muted
          num">${left}</div></div></div>`,
      )}<div class="line" style="margin-top:22px;padding-top:18px;width:236px"><b>Swap suggested</b><div
      class="muted" style="margin:6px 0 14px">Amaranth for spinach on 56 crates. Customers allowed
      it.</div><div class="button" style="font-size:15px">Swap 56 crates</div></div></div></div>`,
    crateSkin,
  ),
}

export const deliveries = { 'morning-crate-app': app, 'morning-crate-packing': packing }
