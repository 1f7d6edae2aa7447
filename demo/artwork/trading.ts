import { bars, lines, spark } from './charts'
import { type Artwork, browser, each, ground, icon, panel, phone, pill } from './kit'

const green = '#0d6b4f'

const lots: [string, string, string, string, string, number[]][] = [
  ['218', 'Alleppey Green Extra Bold', '412 kg', '₹2,964', 'Bidding', [4, 5, 5, 7, 8, 9]],
  ['217', 'Coorg Green', '286 kg', '₹2,710', 'Sold', [3, 5, 6, 6, 7, 7]],
  ['216', 'Alleppey Bold', '530 kg', '₹2,845', 'Sold', [2, 3, 5, 5, 8, 8]],
  ['215', 'Vandanmedu Superior', '198 kg', '₹2,390', 'Held', [6, 5, 5, 4, 4, 3]],
  ['214', 'Alleppey Green Bold', '467 kg', '₹2,902', 'Sold', [3, 3, 4, 7, 8, 9]],
]

const lotState = (state: string) =>
  state === 'Bidding'
    ? pill('● Bidding', '#fff', green)
    : state === 'Sold'
      ? pill('Sold', green, '#dcefe6')
      : pill('Held', '#8a5a00', '#fdeecb')

const tallyDashboard: Artwork = {
  size: 'screen',
  ground: ground.sage,
  html: browser(
    { x: 56, y: 52, w: 888, h: 640 },
    'tally.example.com/floor',
    `<div class="row spread under" style="padding:14px 24px"><div class="row" style="gap:26px">
      <span class="display" style="font-size:22px;color:${green}">Tally</span><b>Floor</b><span
      class="muted">Lots</span>
      <span class="muted">Buyers</span><span class="muted">Settlement</span></div>
      <div class="row muted num">${icon('Radio', 16, `color:${green}`)} Session 14 · 61 buyers on the
      floor</div></div>
    <div class="row top" style="padding:20px 24px 0;gap:28px">
      <div style="width:212px;flex:none"><div class="muted">Cardamom, average today</div>
        <div class="display num" style="font-size:50px;margin:6px 0 4px">₹2,848</div>
        <div class="row" style="gap:6px;color:${green}"><b>▲ 3.2%</b><span class="muted">on
        Tuesday</span></div>
        <div class="line row spread" style="margin-top:16px;padding:9px 0"><span class="muted">Sold</span><b
        class="num">214 lots</b></div>
        <div class="line row spread" style="padding:9px 0"><span class="muted">Weight</span><b
        class="num">86.4 t</b></div></div>
      <div class="grow">${lines({
        w: 596,
        h: 206,
        low: 2600,
        high: 3000,
        grid: ['3,000', '2,800', '2,600'],
        labels: ['9:00', '10:00', '11:00', '12:00', '13:00', '14:00'],
        series: [
          {
            values: [2690, 2702, 2698, 2725, 2731, 2760, 2758, 2779],
            color: '#b9b6a8',
            dashed: true,
            width: 2,
          },
          {
            values: [2705, 2741, 2733, 2790, 2762, 2811, 2854, 2838, 2879, 2848, 2931, 2964],
            color: green,
            fill: '#0d6b4f18',
            dot: true,
          },
        ],
      })}</div></div>
    <div style="padding:8px 24px"><table><tr><th>Lot</th><th>Grade</th><th>Weight</th><th>Last
    hour</th><th>Best bid / kg</th>
      <th class="right">State</th></tr>${each(
        lots,
        ([lot, grade, weight, bid, state, curve], i) =>
          `<tr${
            i ? '' : ' style="background:#f1f8f4"'
          }><td><b>&nbsp;${lot}</b></td><td>${grade}</td><td>${weight}</td>
          <td>${spark(curve, green, 84, 22)}</td><td><b>${bid}</b></td><td
          class="right">${lotState(state)}</td></tr>`,
      )}</table></div>`,
    { accent: green },
  ),
}

const tallyLot: Artwork = {
  size: 'screen',
  ground: ground.night,
  html:
    panel(
      { x: 70, y: 74, w: 560, h: 620 },
      `<div style="padding:34px 38px"><div class="row spread top"><div><div class="display"
      style="font-size:30px">Settlement sheet</div>
        <div class="muted" style="margin-top:6px">Session 14 · Buyer 38, Periyar Traders</div></div>
        <span class="display" style="font-size:20px;color:${green}">Tally</span></div>
      <table style="margin-top:26px"><tr><th>Lot</th><th>Grade</th><th class="right">kg</th><th
      class="right">Price</th>
        <th class="right">Amount</th></tr>${each(
          [
            ['217', 'Coorg Green', '286', '2,710', '7,75,060'],
            ['209', 'Alleppey Bold', '344', '2,815', '9,68,360'],
            ['203', 'Coorg Green', '190', '2,688', '5,10,720'],
            ['196', 'Alleppey Extra Bold', '402', '2,920', '11,73,840'],
            ['188', 'Vandanmedu Superior', '275', '2,402', '6,60,550'],
            ['181', 'Alleppey Bold', '318', '2,790', '8,87,220'],
          ],
          ([lot, grade, kg, price, sum]) =>
            `<tr><td class="strong">${lot}</td><td>${grade}</td><td class="right">${kg}</td><td
            class="right">${price}</td>
            <td class="right strong">${sum}</td></tr>`,
        )}</table>
      <div class="row spread num" style="padding:12px 0 6px"><span class="muted">Six lots, 1,815
      kg</span><b>₹49,75,750</b></div>
      <div class="row spread num" style="padding:6px 0"><span class="muted">Exchange fee
      1%</span><b>₹49,758</b></div>
      <div class="row spread line" style="margin-top:8px;padding:12px 0"><b>Due by Friday</b>
        <span class="display num" style="font-size:26px">₹50,25,508</span></div></div>`,
      { accent: green, background: '#fdfcf8' },
    ) +
    phone(
      { x: 660, y: 46, w: 272, h: 560 },
      `<div style="padding:8px 18px"><div class="row spread"><span class="caps" style="color:#7fd8b4">Lot
      218</span>
        <span class="num" style="color:#a9acc0">0:38 left</span></div>
      <div class="display" style="font-size:25px;margin-top:10px">Alleppey Green Extra Bold</div>
      <div style="color:#a9acc0;margin-top:6px">412 kg · moisture 10.8%</div>
      <div style="margin:20px 0 2px;color:#a9acc0">Best bid per kg</div>
      <div class="display num" style="font-size:54px">₹2,964</div>
      <div style="margin-top:12px">${spark(
        [2705, 2741, 2733, 2790, 2811, 2854, 2838, 2931, 2964],
        '#7fd8b4',
        220,
        62,
        '#7fd8b422',
      )}</div>
      <div style="margin-top:12px">${each(
        [
          ['Buyer 12', '₹2,964', 'now'],
          ['You', '₹2,960', '4 s'],
          ['Buyer 51', '₹2,945', '9 s'],
        ],
        ([who, bid, when]) =>
          `<div class="row line num" style="padding:8px 0"><span class="grow">${who}</span><b>${bid}</b>
          <span style="color:#a9acc0;width:30px" class="right">${when}</span></div>`,
      )}</div>
      <div class="button" style="width:100%;margin-top:10px;padding:14px;font-size:17px;
      background:#7fd8b4;color:#0b2a20;border-radius:14px">
        Bid ₹2,970</div></div>`,
      { background: '#10201b', color: '#f3f2ee', rule: '#ffffff1f', muted: '#a9acc0' },
    ),
}

const steel = '#1f4e8c'

const node = (x: number, y: number, kind: string, name: string, note: string, hot = '') =>
  `<div class="abs card" style="left:${x}px;top:${y}px;width:182px;background:#fff;padding:10px 14px;${hot}">
    <div class="caps muted" style="font-size:10.5px">${kind}</div><div class="strong mono"
    style="font-size:13px;margin:2px 0">${name}</div>
    <div class="muted small">${note}</div></div>`

const wire = (x1: number, y1: number, x2: number, y2: number, color = '#b8c4d6', dash = '') =>
  `<path d="M${x1} ${y1}C${x1 + 36} ${y1} ${x2 - 36} ${y2} ${x2} ${y2}" fill="none" stroke="${color}"
  stroke-width="2" ${dash}/>`

const ostravaLineage: Artwork = {
  size: 'screen',
  ground: ground.sky,
  html: browser(
    { x: 48, y: 48, w: 1010, h: 640 },
    'data.ostravatools.example.net/lineage/net_revenue',
    `<div style="position:absolute;inset:0;background:radial-gradient(#d5d9e2 1px,transparent 1px) 0 0/18px
    18px,#fafbfd">
      <div class="row spread under" style="background:#fff;padding:14px 24px"><div class="row"><span
      class="display" style="font-size:22px">net_revenue</span>
        ${pill('1 definition, 4 teams', steel, '#dfeaf8')}</div><span class="muted"
        style="margin-right:48px">Loaded today 04:12</span></div>
      <svg class="abs" width="1000" height="560" style="left:0;top:0">
        ${wire(218, 138, 290, 188)}${wire(218, 258, 290, 188)}${wire(
          218,
          378,
          290,
          378,
          '#d08a1d',
          'stroke-dasharray="5 5"',
        )}
        ${wire(472, 188, 544, 258)}${wire(472, 378, 544, 258, '#d08a1d', 'stroke-dasharray="5 5"')}
        ${wire(726, 258, 790, 168)}${wire(726, 258, 790, 268)}${wire(726, 258, 790, 368)}</svg>
      ${node(36, 100, 'ERP file', 'orders_*.csv', '48,210 rows')}${node(
        36,
        220,
        'ERP file',
        'credits_*.csv',
        '1,904 rows',
      )}
      ${node(36, 340, 'Bank feed', 'fx_rates', '11 hours old', 'border-color:#e0a63c;background:#fff8e8')}
      ${node(290, 150, 'Cleaned', 'orders_net', '12 tests pass')}${node(
        290,
        340,
        'Cleaned',
        'rates_daily',
        'Stale: uses yesterday',
        'border-color:#e0a63c;background:#fff8e8',
      )}
      ${node(544, 220, 'Metric', 'net_revenue', 'Kč 212.4 M this month', `border:2px solid ${steel}`)}
      ${node(790, 130, 'Read by', 'Finance', 'Month end')}${node(
        790,
        230,
        'Read by',
        'Dealer portal',
        'API v1',
      )}${node(790, 330, 'Read by', 'Sales', 'Monday mail')}
      <div class="abs" style="left:36px;right:84px;top:456px;background:#fff;border:1px solid
      var(--rule);border-radius:10px;padding:14px 20px">
        <div class="row" style="gap:14px">${icon('BookOpen', 18, `color:${steel}`)}<span
        style="font-size:15px">“Invoiced amount <b>less credits and freight</b>, in koruna at the rate
        of the invoice day.”</span></div></div></div>`,
    { accent: steel },
  ),
}

const ostravaRevenue: Artwork = {
  size: 'screen',
  ground: ground.clay,
  html: browser(
    { x: 110, y: 64, w: 780, h: 640 },
    'data.ostravatools.example.net/revenue',
    `<div style="padding:24px 30px"><div class="row spread base"><div class="display"
    style="font-size:30px">Revenue, koruna</div>
      <div class="row small" style="gap:16px"><span><b style="color:${steel}">■</b> Czechia</span><span><b
      style="color:#7da7d9">■</b> Germany</span>
      <span><b style="color:#ffb020">■</b> Export</span></div></div>
    <div class="row top" style="gap:30px;margin-top:22px">${bars(
      { w: 500, h: 236 },
      [
        [62, 31, 12],
        [66, 34, 15],
        [58, 36, 14],
        [70, 38, 19],
        [74, 41, 18],
        [69, 44, 22],
        [77, 47, 26],
        [72, 52, 24],
        [81, 55, 31],
        [84, 58, 36],
      ],
      [steel, '#7da7d9', '#ffb020'],
      ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
    )}<div class="grow"><div class="muted">October</div><div class="display num"
    style="font-size:38px;margin:4px 0 2px">178.2 M</div>
      <div class="muted">+6.6% on September</div><div class="line"
      style="margin-top:18px;padding-top:14px"><div class="muted">Difference to ledger</div>
      <div class="display num" style="font-size:30px;color:#0d6b4f;margin-top:4px">0
      Kč</div></div></div></div>
    <table style="margin-top:16px"><tr><th>Dealer</th><th>Region</th><th class="right">Orders</th><th
    class="right">Revenue</th><th class="right">Year on year</th></tr>
    ${each(
      [
        ['Beskyd Nářadí', 'Czechia', '1,204', '24.8 M', '+11%'],
        ['Werkhaus Pirna', 'Germany', '868', '19.3 M', '+24%'],
        ['Hanácké Železo', 'Czechia', '731', '14.6 M', '−3%'],
        ['Norrverk', 'Export', '402', '11.9 M', '+38%'],
      ],
      ([name, region, orders, revenue, change]) =>
        `<tr><td class="strong">${name}</td><td class="muted">${region}</td><td
        class="right">${orders}</td><td class="right strong">${revenue}</td>
        <td class="right" style="color:${change?.startsWith('−') ? '#b3392f' : '#0d6b4f'}">${change}</td></tr>`,
    )}</table></div>`,
    { accent: steel },
  ),
}

export const trading = {
  'tally-dashboard': tallyDashboard,
  'tally-lot': tallyLot,
  'ostrava-lineage': ostravaLineage,
  'ostrava-revenue': ostravaRevenue,
}
