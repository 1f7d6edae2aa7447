import { bars, lines, meter, ring, spark } from './charts'
import { type Artwork, browser, dice, each, ground } from './kit'

const coral = '#e5484d'
const navy = '#1d2a57'
const skin = { accent: coral, background: '#fff', rule: '#e8e8ee' }

const dashboard: Artwork = {
  size: 'screen',
  ground: ground.clay,
  html: browser(
    { x: 48, y: 50, w: 904, h: 640 },
    'meridian.example.com/overview',
    `<div class="row top" style="gap:0;height:100%"><div
    style="width:146px;background:${navy};color:#c9cfe8;height:100%;padding:24px 22px;line-height:2.5"><div
    class="display" style="color:#fff;font-size:21px;line-height:1;margin-bottom:20px">Meridian</div><b
    style="color:#fff">Overview</b><br>Acquisition<br>Retention<br>Revenue<br>Events</div>
    <div class="grow" style="padding:22px 26px"><div class="row" style="gap:34px">${each(
      [
        ['Sign-ups', '3,482', '+12%', [3, 4, 4, 6, 5, 8, 9]],
        ['Active weekly', '18.9 k', '+4%', [5, 5, 6, 6, 7, 7, 8]],
        ['Churn', '1.8%', '−0.3', [8, 7, 7, 6, 6, 5, 4]],
      ] as [string, string, string, number[]][],
      ([name, value, change, curve]) =>
        `<div class="grow"><div class="muted">${name}</div><div class="row" style="gap:12px"><span
        class="display num" style="font-size:34px">${value}</span>${spark(curve, coral, 62, 26)}</div><div
        class="small strong" style="color:#0d6b4f">${change} on last week</div></div>`,
    )}</div>
    <div class="line" style="margin-top:16px;padding-top:14px"><b>Sign-ups by week</b>${lines({
      w: 700,
      h: 186,
      low: 0,
      high: 4000,
      grid: ['4 k', '2 k', '0'],
      labels: ['Sep', 'Oct', 'Nov'],
      series: [
        {
          values: [1400, 1650, 1580, 1900, 2240, 2100, 2480, 2700, 2610, 2990, 3110, 3482],
          color: coral,
          fill: '#e5484d1c',
          dot: true,
        },
        {
          values: [1300, 1390, 1480, 1500, 1640, 1700, 1760, 1900, 1980, 2010, 2140, 2200],
          color: '#9aa3c7',
          dashed: true,
          width: 2,
        },
      ],
    })}</div>
    <div class="row top line" style="gap:36px;padding-top:14px;margin-top:4px"><div class="grow"><b>Kept
    after n weeks</b><div class="grid num"
    style="grid-template-columns:repeat(7,1fr);gap:4px;margin-top:9px;text-align:center">${each(
      [
        [100, 62, 51, 46, 43, 41, 40],
        [100, 65, 55, 49, 46, 44],
        [100, 68, 58, 52, 49],
      ],
      (line) =>
        each(
          Array.from({ length: 7 }, (_, i) => line[i]),
          (value) =>
            value
              ? `<span class="small strong" style="padding:7px 0;border-radius:5px;background:rgb(29 42
              87/${value / 100});color:${value > 48 ? '#fff' : navy}">${value}</span>`
              : '<span></span>',
        ),
    )}</div></div>
    <div style="width:250px"><b>Where from</b>${each(
      [
        ['Search', 0.82, '41%'],
        ['Word of mouth', 0.58, '29%'],
        ['Newsletter', 0.36, '18%'],
      ] as [string, number, string][],
      ([name, share, text]) =>
        `<div style="margin-top:9px"><div class="row spread" style="margin-bottom:4px"><span>${name}</span><b
        class="num">${text}</b></div>${meter(share, coral, '#f1f1f5', 7)}</div>`,
    )}</div></div></div></div>`,
    skin,
  ),
}

const roll = dice(21)
const tile = (title: string, drawing: string) =>
  `<div style="background:#fff;border-radius:14px;padding:16px 18px;height:238px;position:relative"><b
  style="font-size:15px">${title}</b><div class="abs"
  style="left:18px;right:18px;bottom:18px;top:52px;display:grid;place-content:center">${drawing}</div></div>`

const charts: Artwork = {
  size: 'screen',
  ground: ground.night,
  html: `<div class="abs grid" style="inset:60px 60px auto
  60px;grid-template-columns:repeat(3,1fr);gap:16px">${[
    tile(
      'Bars, with a loss',
      `<svg width="236" height="160">${each(
        [62, 84, 40, -38, 70, 96, -16],
        (v, i) => `<rect
      x="${i * 34 + 2}" y="${v > 0 ? 110 - v : 112}" width="24" height="${Math.abs(v)}" rx="3"
      fill="${v > 0 ? navy : coral}"/>`,
      )}<path d="M0 111H236" stroke="#14151f"/></svg>`,
    ),
    tile(
      'Ring',
      ring(
        150,
        [46, 27, 17, 10],
        [navy, coral, '#ffb020', '#cfd4e8'],
        26,
        '<span class="display num" style="font-size:30px">46%</span>',
      ),
    ),
    tile(
      'Slope',
      `<svg width="236" height="160" class="chart">${each(
        [
          [130, 40],
          [96, 108],
          [60, 22],
          [34, 70],
        ],
        ([a = 0, b = 0], i) =>
          `<path d="M44 ${a}L190 ${b}" stroke="${i ? '#aab1cf' : coral}"
          stroke-width="${i ? 2 : 3.5}"/><circle cx="44" cy="${a}" r="5"
          fill="${i ? '#aab1cf' : coral}"/><circle cx="190" cy="${b}" r="5"
          fill="${i ? '#aab1cf' : coral}"/>`,
      )}<text x="8" y="134">12%</text><text x="202" y="44">31%</text></svg>`,
    ),
    tile(
      'Calendar',
      `<div class="grid" style="grid-template-columns:repeat(12,1fr);gap:4px">${each(
        Array.from({ length: 84 }, () => roll()),
        (v) =>
          `<span style="width:16px;height:16px;border-radius:4px;background:rgb(229 72
          77/${0.08 + v * v * 0.9})"></span>`,
      )}</div>`,
    ),
    tile(
      'Stack',
      bars(
        { w: 240, h: 160 },
        [
          [30, 20, 12],
          [36, 22, 16],
          [34, 28, 14],
          [44, 26, 22],
          [50, 34, 20],
          [58, 36, 28],
        ],
        [navy, '#7f8cc0', '#ffb020'],
      ),
    ),
    tile(
      'Dots, each a shop',
      `<svg width="236" height="160">${each(
        Array.from({ length: 34 }, () => [roll(), roll(), roll()]),
        ([a = 0, b = 0, c = 0], i) =>
          `<circle cx="${16 + a * 204}" cy="${140 - a * 90 - b * 44 + 10}" r="${4 + c * 9}"
          fill="${i % 5 ? '#1d2a5766' : '#e5484dcc'}"/>`,
      )}</svg>`,
    ),
  ].join('')}</div>`,
}

export const analytics = { 'meridian-dashboard': dashboard, 'meridian-charts': charts }
