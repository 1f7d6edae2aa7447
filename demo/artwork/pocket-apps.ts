import { ring } from './charts'
import { type Artwork, browser, each, ground, icon, panel, phone, pill } from './kit'

const violet = '#6d3bd1'
const roles: Record<string, string> = { bar: '#ffd9a0', floor: '#d9ccf7', kitchen: '#bfe3d0', off: '#f0eef5' }
const rosterSkin = { accent: violet, background: '#fdfcff', rule: '#e8e4f1' }

const rosterApp: Artwork = {
  size: 'screen',
  ground: ground.iris,
  html:
    panel(
      { x: 48, y: 150, w: 280, h: 300 },
      `<div style="padding:34px 30px"><div class="display"
      style="font-size:60px;line-height:.95;color:${violet}">Pocket Roster</div><div
      style="font-size:19px;margin-top:20px;line-height:1.4">Who works when, agreed by everyone, offline
      too.</div></div>`,
      rosterSkin,
    ) +
    phone(
      { x: 362, y: 48, w: 280, h: 640 },
      `<div style="padding:12px 20px"><div class="row spread"><span class="display" style="font-size:29px">My
      week</span><b class="num">32 h</b></div>
      ${each(
        [
          ['Mon', '23', 'Bar', '16 – 23', 'bar'],
          ['Tue', '24', 'Free', '', 'off'],
          ['Wed', '25', 'Floor', '11 – 19', 'floor'],
          ['Thu', '26', 'Floor', '11 – 19', 'floor'],
          ['Fri', '27', 'Bar', '17 – 01', 'bar'],
          ['Sat', '28', 'Kitchen', '10 – 17', 'kitchen'],
        ],
        ([day, date, role, hours, key = '']) =>
          `<div class="row" style="margin-top:11px;gap:14px"><div style="width:36px;text-align:center"><div
          class="muted small">${day}</div><b class="num" style="font-size:18px">${date}</b></div><div
          class="grow row spread" style="background:${roles[key]};border-radius:13px;padding:14px
          15px;${hours ? '' : 'color:#8a859b'}"><b style="font-size:16px">${role}</b><span
          class="num">${hours}</span></div></div>`,
      )}<div class="button" style="width:100%;padding:14px;border-radius:14px;margin-top:18px;
      font-size:16px">${icon('QrCode', 19)}Clock in</div></div>`,
      rosterSkin,
    ) +
    phone(
      { x: 674, y: 92, w: 264, h: 640 },
      `<div style="padding:14px 20px;color:#fff"><div style="opacity:.8">Swap, asked by Noor</div><div
      class="display" style="font-size:34px;margin:6px 0 16px">Your Friday for her Sunday?</div>
      <div style="background:#fff;color:#14151f;border-radius:16px;padding:16px"><div class="muted">You
      give</div><div class="row spread"
      style="background:${roles.bar};border-radius:11px;padding:13px;margin:6px 0 14px"><b>Fri, Bar</b><span
      class="num">17 – 01</span></div><div class="muted">You get</div><div class="row spread"
      style="background:${roles.floor};border-radius:11px;padding:13px;margin-top:6px"><b>Sun, Floor</b><span
      class="num">10 – 18</span></div></div>
      <div style="margin:14px 0;font-size:15px;opacity:.9">Eleven hours of rest kept.<br>Same pay, no late
      bonus.</div><div class="button"
      style="width:100%;background:#fff;color:${violet};padding:14px;border-radius:14px">Accept</div></div>`,
      { background: violet, color: '#fff' },
    ),
}

const week: [string, string, string[]][] = [
  ['Noor', '31 h', ['bar 16–23', '', 'bar 16–23', '', 'floor 11–19', 'floor 11–19', '']],
  ['Jo', '32 h', ['bar 16–23', '', 'floor 11–19', 'floor 11–19', 'bar 17–01', 'kitchen 10–17', '']],
  ['Kiran', '38 h', ['kitchen 9–17', 'kitchen 9–17', 'kitchen 9–17', '', 'kitchen 9–17', '', 'gap 10–18']],
  ['Malu', '24 h', ['', 'floor 11–19', '', 'bar 16–23', '', 'bar 17–01', '']],
  ['Deepu', '35 h', ['floor 11–19', 'bar 16–23', '', 'kitchen 9–17', '', '', 'bar 15–22']],
]

const planner: Artwork = {
  size: 'screen',
  ground: ground.sky,
  html: browser(
    { x: 40, y: 66, w: 920, h: 640 },
    'roster.example.com/week/48',
    `<div class="row spread" style="padding:22px 26px 14px"><span class="display" style="font-size:30px">Week
    48</span><div class="row" style="gap:16px"><span><b style="color:#e8a33d">■</b> Bar</span><span><b
    style="color:#a68be8">■</b> Floor</span><span><b style="color:#5db88b">■</b>
    Kitchen</span>${pill('1 shift open', '#a02a18', '#fbdcd5')}<span class="button">Publish</span></div></div>
    <div class="grid num" style="grid-template-columns:96px repeat(7,1fr);gap:7px;padding:4px
    26px;align-items:center"><span></span>${each(
      ['Mon 23', 'Tue 24', 'Wed 25', 'Thu 26', 'Fri 27', 'Sat 28', 'Sun 29'],
      (day) => `<span class="muted" style="padding:4px 2px">${day}</span>`,
    )}
    ${each(
      week,
      ([who, hours, shifts]) =>
        `<div><b style="font-size:16px">${who}</b><div
        class="muted">${hours}</div></div>${each(shifts, (shift) => {
          const [role = '', time] = shift.split(' ')
          return role === 'gap'
            ? `<div style="height:68px;border:2px dashed #d9482f;border-radius:10px;padding:9px
            11px;color:#a02a18"><b>Open</b><div>${time}</div></div>`
            : `<div style="height:68px;border-radius:10px;padding:10px
            11px;background:${role ? roles[role] : '#f7f5fb'}"><b
            style="text-transform:capitalize">${role}</b><div>${time ?? ''}</div></div>`
        })}`,
    )}</div>`,
    rosterSkin,
  ),
}

const teal = '#0b5f5a'
const khata: Artwork = {
  size: 'screen',
  ground: ground.clay,
  html:
    phone(
      { x: 238, y: 44, w: 284, h: 640 },
      `<div style="background:${teal};color:#fff;padding:16px 22px 24px"><div style="opacity:.8">Left in
      November</div><div class="display num" style="font-size:50px;margin-top:4px">₹18,240</div><div
      style="margin-top:8px;opacity:.85">₹2,026 a day until the 30th</div></div>
      <div style="padding:10px 22px">${each(
        [
          ['Rent', 'Home', '−24,000'],
          ['Meera', 'paid you back', '+1,150'],
          ['Vegetables', 'Food', '−312'],
          ['Metro card', 'Travel', '−500'],
          ['Salary', 'Income', '+72,000'],
          ['Cinema, split by 3', 'Fun', '−280'],
        ],
        ([what, where, sum]) =>
          `<div class="row under" style="padding:11px 0"><div class="grow"><b
          style="font-size:15px">${what}</b><div class="muted">${where}</div></div><b class="num"
          style="font-size:16px;${sum?.startsWith('+') ? `color:${teal}` : ''}">${sum}</b></div>`,
      )}</div>`,
      { background: '#fffdf7', accent: teal, rule: '#ebe6d8' },
    ).replace('class="glass" style="', `class="glass" style="box-shadow:inset 0 34px ${teal};`) +
    phone(
      { x: 548, y: 100, w: 270, h: 640 },
      `<div style="padding:16px 22px"><div class="display"
      style="font-size:28px;margin-bottom:18px">Envelopes</div><div
      style="display:grid;place-content:center">${ring(
        178,
        [24, 11.4, 6.2, 4.1, 8.06],
        [teal, '#e98a3a', '#f2c14e', '#c9553d', '#e4dfce'],
        26,
        '<div class="display num" style="font-size:31px">85%</div><div ' + 'class="muted">used</div>',
      )}</div>
      ${each(
        [
          ['Home', '24,000', teal],
          ['Food', '11,400', '#e98a3a'],
          ['Travel', '6,200', '#f2c14e'],
          ['Fun', '4,100', '#c9553d'],
        ],
        ([name, sum, color]) =>
          `<div class="row" style="padding:9px 0;font-size:16px"><span
          style="width:13px;height:13px;border-radius:4px;background:${color}"></span><span
          class="grow">${name}</span><b class="num">₹${sum}</b></div>`,
      )}</div>`,
      { background: '#fffdf7', accent: teal },
    ),
}

export const pocketApps = {
  'pocket-roster-app': rosterApp,
  'pocket-roster-planner': planner,
  'khata-app': khata,
}
