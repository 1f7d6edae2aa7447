import { lines } from './charts'
import { type Artwork, browser, dice, each, ground, icon, panel } from './kit'

const lime = '#c5f04a'
const dark = { accent: lime, background: '#11150f', color: '#eef2e6', rule: '#ffffff1a', muted: '#9aa391' }

const load: Artwork = {
  size: 'screen',
  ground: ground.sky,
  html: browser(
    { x: 50, y: 54, w: 900, h: 640 },
    'control.depotvolt.example.com/tonight',
    `<div class="row spread" style="padding:22px 28px 10px"><span class="display"
    style="font-size:30px">Tonight, Depot North</span><span class="muted num" style="font-size:16px">Thu 19
    Nov, 22:40</span></div>
    <div class="row" style="padding:6px 28px 18px;gap:0">${each(
      [
        ['4.62 MW', 'now, of 5.20 allowed'],
        ['137 / 214', 'buses plugged in'],
        ['05:18', 'last bus full'],
        ['₹3.1 L', 'saved against plain charging'],
      ],
      ([n, what], i) =>
        `<div class="grow" style="padding:0
        ${i ? 20 : 0}px;${i ? 'border-left:1px solid var(--rule)' : ''}"><div class="display num nowrap"
        style="font-size:33px;${i ? '' : `color:${lime}`}">${n}</div><div class="muted nowrap"
        style="margin-top:5px">${what}</div></div>`,
    )}</div>
    <div style="padding:0 22px">${lines({
      w: 850,
      h: 262,
      low: 0,
      high: 6,
      grid: ['6 MW', '4', '2', '0'],
      labels: ['20:00', '22:00', '00:00', '02:00', '04:00', '06:00'],
      gridColor: '#ffffff14',
      textColor: '#9aa391',
      series: [
        { values: [5.2, 5.2], color: '#ff8a6b', dashed: true, width: 2 },
        { values: [1.1, 2.2, 4.1, 5.5, 5.9, 5.4, 4.3, 2.6, 1.2, 0.6, 0.4], color: '#5d6656', width: 2 },
        {
          values: [1.0, 1.9, 3.4, 4.6, 5.0, 5.05, 5.0, 4.9, 4.4, 2.5, 0.5],
          color: lime,
          fill: '#c5f04a26',
          width: 3,
        },
      ],
    })}</div>
    <div class="row" style="padding:12px 28px;gap:26px"><span><b style="color:${lime}">━</b> Planned
    load</span><span class="muted"><b>━</b> Without the plan</span><span style="color:#ff8a6b"><b>┅</b> Grid
    limit</span></div>`,
    dark,
  ),
}

const bayDice = dice(7)
const bays = Array.from({ length: 24 }, (_, i) => ({
  bus: `KA 57 F ${1204 + Math.floor(bayDice() * 700)}`.slice(8),
  charge: i === 9 ? 31 : i === 16 ? 44 : Math.round(52 + bayDice() * 48),
  leaves: `${4 + Math.floor(i / 10)}:${String((i * 7) % 60).padStart(2, '0')}`,
  late: i === 9 || i === 16,
}))

const bayGrid: Artwork = {
  size: 'screen',
  ground: ground.amber,
  html: browser(
    { x: -40, y: 60, w: 960, h: 640 },
    'control.depotvolt.example.com/bays',
    `<div class="row spread" style="padding:20px 30px 14px 74px"><span class="display"
    style="font-size:28px">Hall B, 24 bays</span><span class="row" style="gap:18px;font-size:15px"><span>22
    in time</span><b style="color:#ff8a6b">2 will be late</b></span></div>
    <div class="grid num" style="grid-template-columns:repeat(6,1fr);gap:10px;padding:0 30px 0 74px">${each(
      bays,
      ({ bus, charge, leaves, late }, i) =>
        `<div style="position:relative;border-radius:9px;overflow:hidden;background:#1e241b;height:104px;padding:11px
        13px;${late ? 'box-shadow:0 0 0 2.5px #ff8a6b' : ''}">
        <div class="abs" style="left:0;right:0;bottom:0;height:${charge}%;background:${
          late ? '#ff8a6b33' : charge > 96 ? '#c5f04a' : '#c5f04a2e'
        }"></div>
        <div style="position:relative;${charge > 96 ? 'color:#11150f' : ''}"><div class="row spread
        small"><span>B${i + 1}</span><span>${bus}</span></div><div class="display"
        style="font-size:27px;margin:9px 0 5px">${charge}%</div><div class="small">${
          late
            ? `late, due
        ${leaves}`
            : `leaves ${leaves}`
        }</div></div></div>`,
    )}</div>`,
    dark,
  ),
}

const pumps: [string, string, string, boolean][] = [
  ['P1', '4.2', 'bar', false],
  ['P2', '4.1', 'bar', false],
  ['P3', '1.6', 'bar', true],
  ['P4', '4.3', 'bar', false],
  ['P5', 'Off', 'service', false],
  ['P6', '4.0', 'bar', false],
]

const gridwatch: Artwork = {
  size: 'screen',
  ground: ground.clay,
  html: panel(
    { x: 60, y: 62, w: 880, h: 500 },
    `<div style="padding:24px 30px"><div class="row spread"><span class="display" style="font-size:26px">Pump
    house 2</span><span class="row" style="gap:20px"><span class="muted">Data 3 s old</span><b class="num"
    style="font-size:26px">14:07</b></span></div>
    <div class="row" style="margin-top:18px;background:#ff5d4b;color:#1c0503;border-radius:10px;padding:14px
    20px;gap:16px">${icon('BellRing', 26)}<span class="grow" style="font-size:20px"><b>P3 lost pressure</b>
    six minutes ago</span><b style="font-size:17px">Devika is on it</b></div>
    <div class="grid" style="grid-template-columns:repeat(6,1fr);gap:12px;margin-top:14px">${each(
      pumps,
      ([name, value, unit, alarm]) => `<div style="border-radius:10px;padding:14px
    16px;background:${alarm ? '#4a1712' : '#1b2140'};${alarm ? 'box-shadow:inset 0 0 0 3px #ff5d4b' : ''}"><div
    class="row spread"><b style="font-size:17px">${name}</b>${alarm ? '▼' : ''}</div><div class="display num"
    style="font-size:40px;margin-top:8px;${value === 'Off' ? 'opacity:.5' : ''}">${value}</div><div
    class="muted">${unit}</div></div>`,
    )}</div>
    <div style="margin-top:18px">${lines({
      w: 820,
      h: 182,
      low: 0,
      high: 6,
      grid: ['6', '4', '2', '0'],
      labels: ['13:10', '13:25', '13:40', '13:55', '14:07'],
      gridColor: '#ffffff17',
      textColor: '#9aa0c4',
      series: [
        { values: [4.1, 4.2, 4.15, 4.2, 4.1, 4.25, 4.2, 4.1, 4.2, 4.15, 4.2, 4.2], color: '#6ea8ff' },
        {
          values: [3.7, 3.75, 3.6, 3.7, 3.65, 3.6, 3.7, 3.6, 3.65, 3.4, 2.2, 1.6],
          color: '#ff5d4b',
          width: 3.5,
          dot: true,
        },
      ],
    })}</div></div>`,
    { background: '#0e1228', color: '#f1f3ff', muted: '#9aa0c4', rule: '#ffffff1a' },
    'border:10px solid #05060d;border-radius:18px',
  ),
}

export const energy = { 'depot-load': load, 'depot-bays': bayGrid, 'gridwatch-wall': gridwatch }
