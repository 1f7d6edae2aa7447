import { type Artwork, browser, each, ground, icon, panel, pill } from './kit'

const oxblood = '#8a1c2b'
const paper = { accent: oxblood, background: '#fbfaf6', rule: '#dfdcd2' }

const editor: Artwork = {
  size: 'screen',
  ground: ground.sky,
  html: browser(
    { x: 46, y: 50, w: 908, h: 640 },
    'desk.broadsheet.example.com/stories/ferry-fares',
    `<div class="row spread under" style="padding:11px 26px"><div class="row" style="gap:18px"><b
    class="serif" style="font-size:21px;color:${oxblood}">Broadsheet</b><span class="muted">Stories / Ferry
    fares</span></div><div class="row" style="gap:14px"><span class="muted">Saved 14:02</span><span
    class="button quiet" style="padding:7px 14px">Preview</span></div></div>
    <div class="row top" style="gap:0;height:100%"><div class="grow side" style="height:100%;padding:26px
    44px"><div class="row" style="gap:20px;color:#777">${each(
      ['Type', 'Italic', 'Quote', 'Link', 'List', 'Image'] as const,
      (name) => icon(name, 18),
    )}</div>
      <div class="serif" style="font-size:43px;line-height:1.06;margin:20px 0 12px;font-weight:700">Ferry
      fares to rise by a fifth as island bridge is delayed</div><div class="muted" style="font-size:16px">By
      Ruth Alvares and Dinesh K.</div>
      <div class="serif" style="font-size:19px;line-height:1.55;margin-top:16px">The harbour board voted six
      to three on Monday to raise fares from January. Season tickets are spared. <span
      style="background:#fff0bd">The bridge, promised for 2024, will now open “not before” 2029,</span> the
      board’s engineer said.</div>
      <div class="serif" style="font-size:19px;line-height:1.55;margin-top:12px;border-left:3px solid
      ${oxblood};padding-left:18px">“We were promised a bridge. We got a pamphlet.”</div></div>
    <div style="width:292px;padding:22px 26px"><b style="font-size:16px">Publish</b><div class="card"
    style="background:#fff;margin:12px 0 18px"><div class="muted">Embargo until</div><div class="strong num"
    style="font-size:17px;margin-top:2px">Tue 24 Nov, 06:00</div></div>
      <b>Before it goes out</b>${each(
        [
          ['Facts checked', 1],
          ['Both sides asked', 1],
          ['Picture has alt text', 1],
          ['Read by the lawyer', 0],
        ] as const,
        ([what, done]) =>
          `<div class="row" style="padding:8px 0 0;font-size:15px"><span
          style="width:20px;height:20px;border-radius:6px;display:grid;place-content:center;${
            done ? `background:${oxblood};color:#fff` : 'border:1.5px solid #b9b5a8'
          }">${done ? icon('Check', 14) : ''}</span>${what}</div>`,
      )}<div class="button" style="width:100%;margin-top:22px;padding:12px">Schedule</div><div class="muted"
      style="margin-top:14px">612 words, 3 minutes</div></div></div>`,
    paper,
  ),
}

const front: Artwork = {
  size: 'screen',
  ground: ground.clay,
  html: browser(
    { x: 96, y: 48, w: 808, h: 640 },
    'harbourpost.example.com',
    `<div style="padding:18px 36px"><div class="row spread base" style="border-bottom:3px solid
    #14151f;padding-bottom:10px"><span class="serif" style="font-size:46px;font-weight:700">The Harbour
    Post</span><span class="muted">Tuesday, 24 November</span></div>
    <div class="row top" style="gap:28px;margin-top:18px"><div style="width:478px"><svg width="478"
    height="206" viewBox="0 0 478 206" style="display:block"><rect width="478" height="206"
    fill="#cfdde2"/><circle cx="380" cy="60" r="28" fill="#f6e3b8"/><path d="M0 120Q120 84 240 116T478
    100V150H0Z" fill="#8fa9ad"/><path d="M0 140H478V206H0Z" fill="#2f5563"/><path d="M90 134H330L306
    166H112Z" fill="#fbfaf6"/><path d="M130 106H270V134H130ZM150 86H220V106H150Z" fill="#e9e4d6"/><path
    d="M180 60H196V86H180Z" fill="${oxblood}"/><path d="M96 146H322" stroke="${oxblood}"
    stroke-width="6"/>${each(
      [0, 1, 2, 3, 4, 5],
      (i) => `<rect x="${142 + i * 21}" y="113" width="12"
    height="12" fill="#2f5563"/>`,
    )}</svg>
      <div class="serif" style="font-size:36px;line-height:1.08;font-weight:700;margin-top:14px">Ferry fares
      to rise by a fifth as island bridge is delayed</div><div class="serif"
      style="font-size:18px;line-height:1.45;margin-top:10px;color:#444">The board voted six to three. Season
      tickets are spared; the bridge is not.</div></div>
    <div class="grow" style="border-left:1px solid var(--rule);padding-left:26px"><div class="caps
    accent">Morning brief</div>${each(
      [
        ['Rain', 'until noon, then wind from the west'],
        ['Market Street', 'closed for the tram till Friday'],
        ['School meals', 'stay free for another year'],
      ],
      ([what, rest]) => `<div class="under" style="padding:11px 0;font-size:15px"><b>${what}</b>
      ${rest}</div>`,
    )}<div class="caps accent" style="margin-top:20px">Opinion</div><div class="serif"
    style="font-size:23px;line-height:1.2;margin-top:8px">A lighthouse is not a hotel</div><div class="caps
    accent" style="margin-top:20px">Correction</div><div style="margin-top:6px">The mayor is 61, not
    16.</div></div></div></div>`,
    paper,
  ),
}

const amber = '#b45309'
const state: Record<string, [string, string]> = {
  Paid: ['#0d6b4f', '#dcefe6'],
  Packing: ['#1f4e8c', '#dfeaf8'],
  Waiting: ['#8a5a00', '#fdeecb'],
  Returned: ['#6b5f6b', '#ece8ec'],
}

const backroom: Artwork = {
  size: 'screen',
  ground: ground.night,
  html:
    browser(
      { x: 50, y: 54, w: 900, h: 640 },
      'backroom.example.com/orders?view=today',
      `<div class="row under" style="padding:14px 24px;gap:22px"><span class="display"
      style="font-size:24px">Orders</span>${each(
        ['Today', 'Late', 'My Tuesday list', 'Above ₹10 k'],
        (view, i) =>
          `<span style="${i ? '' : `font-weight:600;color:${amber}`}">${view}${i ? '' : ' 214'}</span>`,
      )}</div>
      <div style="padding:0 24px"><table
      style="font-size:15px"><tr><th>Order</th><th>Customer</th><th>Items</th><th class="right">Sum,
      ₹</th><th>&emsp;State</th><th class="right">Age</th></tr>${each(
        [
          ['#20418', 'Periyar Traders', '12', '35,885', 'Paid', '4 min'],
          ['#20417', 'A. Krishnan', '1', '2,310', 'Packing', '11 min'],
          ['#20416', 'Studio Neem', '4', '8,640', 'Waiting', '26 min'],
          ['#20415', 'F. D’Souza', '2', '1,180', 'Packing', '31 min'],
          ['#20414', 'Cafe Monsoon', '18', '14,220', 'Paid', '48 min'],
          ['#20413', 'R. Bhat', '1', '990', 'Returned', '1 h'],
          ['#20412', 'Hill School', '40', '22,000', 'Paid', '1 h'],
          ['#20411', 'N. Joseph', '3', '3,450', 'Packing', '2 h'],
          ['#20410', 'Loom & Lime', '6', '9,120', 'Paid', '2 h'],
          ['#20409', 'T. Menon', '2', '1,760', 'Paid', '2 h'],
        ],
        ([id, who, items, sum, name = '', age], i) =>
          `<tr style="${i === 2 ? 'background:#fdf4e7' : ''}"><td class="mono"
          style="font-size:14px">&nbsp;${id}</td><td class="strong">${who}</td><td>${items}</td><td
          class="right">${sum}</td><td>&emsp;${pill(name, state[name]?.[0] ?? '', state[name]?.[1] ?? '')}</td><td
          class="right muted">${age}</td></tr>`,
      )}</table></div>`,
      { accent: amber },
    ) +
    panel(
      { x: 430, y: 300, w: 440, h: 246 },
      `<div class="row under" style="padding:15px 20px;font-size:17px">${icon('Search', 18)}<span>refund
      20416</span></div>${each(
        [
          ['Refund #20416', 'Enter', 1],
          ['Refund part of it…', '', 0],
          ['Open Studio Neem', 'O', 0],
          ['Copy link', 'C', 0],
        ] as const,
        ([what, shortcut, on]) =>
          `<div class="row spread" style="padding:11px 14px;margin:4px 6px
          0;border-radius:8px;font-size:15px;${
            on ? 'background:#fdf0df;font-weight:600' : ''
          }"><span>${what}</span><span class="mono muted">${shortcut}</span></div>`,
      )}`,
      { accent: amber },
      'box-shadow:0 0 0 1px #14151f22,0 30px 60px -10px #14151f80;',
    ),
}

const pine = '#155e63'
const matrix: [string, string][] = [
  ['Read orders', '11111'],
  ['Refund', '1110·'],
  ['Change prices', '11···'],
  ['Invite people', '11···'],
  ['Export data', '1·1··'],
  ['See payroll', '1·1··'],
  ['Change roles', '1····'],
]

const gatekeeper: Artwork = {
  size: 'screen',
  ground: ground.sage,
  html: browser(
    { x: 46, y: 62, w: 908, h: 640 },
    'gatekeeper.example.com/roles',
    `<div class="row top" style="gap:0;height:100%"><div class="grow" style="padding:24px 28px"><div
    class="display" style="font-size:30px;margin-bottom:14px">Who may do what</div><table
    style="font-size:16px;table-layout:fixed"><tr><th
    style="width:160px"></th>${each(
      ['Owner', 'Manager', 'Finance', 'Support', 'Guest'],
      (role) => `<th
    style="text-align:center;font-size:13.5px;padding:7px 0">${role}</th>`,
    )}</tr>${each(
      matrix,
      ([what, marks]) =>
        `<tr><td>${what}</td>${each(
          [...marks],
          (m) => `<td style="text-align:center;padding:11px
        0">${
          m === '1'
            ? `<span style="color:${pine}">${icon('Check', 20, 'vertical-align:middle')}</span>`
            : m === '0'
              ? pill('up to ₹2 k', pine, '#d9eceb')
              : '<span style="color:#c3c7c6">–</span>'
        }</td>`,
        )}</tr>`,
    )}</table></div>
    <div style="width:300px;height:100%;background:${pine};color:#eaf5f3;padding:28px 28px"><b
    style="font-size:17px">What happened</b>${each(
      [
        ['Asha refunded order 20416, ₹8,640.', '2 min ago'],
        ['Ravi tried to see payroll and was refused.', '18 min ago'],
        ['Meena invited ola@example.org as Guest.', '1 h ago'],
        ['Asha ended her session on a lost phone.', 'Yesterday'],
        ['The export of 3 May was deleted, as planned.', 'Yesterday'],
      ],
      ([what, when]) =>
        `<div style="border-top:1px solid
        #ffffff2b;margin-top:12px;padding-top:11px;font-size:15px">${what}<div class="small"
        style="opacity:.7;margin-top:2px">${when}</div></div>`,
    )}</div></div>`,
    { accent: pine },
  ),
}

export const backOffice = {
  'broadsheet-editor': editor,
  'broadsheet-front': front,
  'backroom-table': backroom,
  'gatekeeper-roles': gatekeeper,
}
