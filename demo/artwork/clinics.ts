import { lines } from './charts'
import { type Artwork, browser, each, ground, icon, phone, pill, tablet } from './kit'

const plum = '#7a2e5d'

const rooms: [string, string, [string, string, string][]][] = [
  [
    'Room 1',
    'Dr. Kulkarni',
    [
      ['A 12', 'Fever, child', 'in'],
      ['A 14', 'Follow-up', '6 min'],
      ['A 17', 'Blood report', '21 min'],
      ['A 21', 'Vaccination', '38 min'],
    ],
  ],
  [
    'Room 2',
    'Dr. Thomas',
    [
      ['B 08', 'Back pain', 'in'],
      ['B 09', 'Review X-ray', '4 min'],
      ['B 11', 'First visit', '24 min'],
    ],
  ],
  [
    'Room 3',
    'Dr. Iyer',
    [
      ['C 05', 'Diabetes check', 'in'],
      ['C 06', 'Diabetes check', '12 min'],
      ['C 07', 'Prescription', '19 min'],
      ['C 10', 'First visit', '44 min'],
    ],
  ],
  [
    'Dressing',
    'Sister Mary',
    [
      ['D 03', 'Wound care', 'in'],
      ['D 04', 'Injection', '8 min'],
    ],
  ],
]

const queue: Artwork = {
  size: 'screen',
  ground: ground.clay,
  html: browser(
    { x: 48, y: 54, w: 904, h: 640 },
    'reception.anvaya.example.org',
    `<div class="row spread" style="padding:18px 24px"><div><div class="display"
    style="font-size:26px">Jayanagar, Tuesday morning</div></div>
      <div class="row" style="gap:22px"><span class="num"><b style="font-size:18px">13</b> <span
      class="muted">waiting</span></span>
      <span class="num"><b style="font-size:18px">19 min</b> <span class="muted">median</span></span><span
      class="button">${icon('Plus', 16)}Add patient</span></div></div>
    <div class="grid" style="grid-template-columns:repeat(4,1fr);gap:14px;padding:4px 24px">${each(
      rooms,
      ([room, doctor, patients]) =>
        `<div><div class="row spread base" style="padding:0 2px 10px"><b
        style="font-size:16px">${room}</b><span class="muted small">${doctor}</span></div>
        <div class="col" style="gap:9px">${each(patients, ([token, why, wait]) =>
          wait === 'in'
            ? `<div style="background:${plum};color:#fff;border-radius:10px;padding:13px 14px"><div
            class="row spread"><span class="display num" style="font-size:28px">${token}</span>
              ${pill('In room', plum, '#fbe4f1')}</div><div
              style="margin-top:6px;opacity:.85">${why}</div></div>`
            : `<div class="card" style="background:#fff;padding:11px 14px"><div class="row spread num"><b
            style="font-size:18px">${token}</b>
              <span style="color:${Number.parseInt(wait, 10) > 35 ? '#b3392f' : 'inherit'}"
              class="strong">${wait}</span></div><div class="muted">${why}</div></div>`,
        )}</div></div>`,
    )}</div>
    <div class="row line abs" style="left:24px;right:24px;bottom:68px;padding-top:14px;gap:26px"><span
    class="muted">Called at the door</span>
      ${each(['A 12', 'C 05', 'D 03', 'B 08'], (token) => `<b class="num">${token}</b>`)}<span
      class="grow"></span><span class="muted">Screen in the
      hall</span>${pill('On', '#0d6b4f', '#dcefe6')}</div>`,
    { accent: plum, background: '#fbf7f5', rule: '#eadfda' },
  ),
}

const visit: Artwork = {
  size: 'screen',
  ground: ground.iris,
  html:
    tablet(
      { x: 52, y: 62, w: 720, h: 510 },
      `<div style="padding:24px 28px"><div class="row spread top"><div><div class="display"
      style="font-size:27px">Suresh B., 58</div>
        <div class="muted" style="margin-top:5px">Visit 7 · last seen 6 weeks ago · allergic to sulfa
        drugs</div></div>${pill('A 14', '#fff', plum)}</div>
      <div class="row top" style="gap:30px;margin-top:22px"><div style="width:330px"><div class="row
      spread"><b>Blood pressure</b><span class="muted">six visits</span></div>
        ${lines({
          w: 330,
          h: 200,
          low: 60,
          high: 180,
          grid: ['180', '140', '100', '60'],
          labels: ['Mar', 'May', 'Jul', 'Sep', 'Nov'],
          series: [
            { values: [168, 161, 152, 149, 141, 136], color: plum, dot: true },
            { values: [102, 98, 95, 92, 90, 86], color: '#d79abf', dot: true },
          ],
        })}
        <div class="line" style="margin-top:10px;padding-top:12px"><b>Note</b><div class="muted"
        style="margin-top:4px">Walks 40 minutes daily. Dizzy in the first week, not since. Keep dose, repeat
        lipids in January.</div></div></div>
      <div class="grow" style="margin-right:62px"><b>Prescription</b>${each(
        [
          ['Telmisartan 40', '1 – 0 – 0', '30 days'],
          ['Atorvastatin 10', '0 – 0 – 1', '30 days'],
          ['Metformin 500', '1 – 0 – 1', '30 days'],
        ],
        ([drug, times, days]) =>
          `<div class="line" style="margin-top:9px;padding-top:9px"><div class="strong">${drug}</div><div
          class="row spread num muted"><span>${times}</span><span>${days}</span></div></div>`,
      )}
        <div class="button" style="width:100%;margin-top:22px;padding:12px">${icon('Check', 16)}Sign and
        send</div>
        <div class="button quiet" style="width:100%;margin-top:10px">Last three
        visits</div></div></div></div>`,
      { accent: plum },
    ) +
    phone(
      { x: 728, y: 150, w: 224, h: 460 },
      `<div style="padding:14px 18px;height:100%;display:flex;flex-direction:column"><b>Anvaya Jayanagar</b>
        <div class="muted" style="margin-top:24px">You are</div><div class="display num"
        style="font-size:62px;color:${plum}">A 14</div>
        <div style="margin-top:12px;font-size:17px;line-height:1.3">Next but one.<br><b>About 6
        minutes.</b></div>
        <div class="row" style="gap:5px;margin-top:22px">${each(
          [1, 1, 1, 0],
          (on) => `<i class="grow"
        style="height:8px;border-radius:8px;background:${on ? plum : '#ecd3e1'}"></i>`,
        )}</div>
        <div class="muted" style="margin-top:26px">Dr. Kulkarni, Room 1</div>
        <div class="button quiet" style="margin-top:auto;margin-bottom:18px">I need more time</div></div>`,
      { accent: plum, background: '#fdf6fa', rule: '#e4c9d8' },
    ),
}

export const clinics = { 'anvaya-queue': queue, 'anvaya-visit': visit }
