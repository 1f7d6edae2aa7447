import { type Artwork, browser, dice, each, ground, icon, pill } from './kit'

const blue = '#2447c6'
const skin = { accent: blue, background: '#fff', rule: '#e3e5ee' }
const mark = (text: string, color: string) =>
  `<span style="background:${color};padding:1px 2px;border-radius:3px">${text}</span>`

const marking: Artwork = {
  size: 'screen',
  ground: ground.iris,
  html: browser(
    { x: 44, y: 50, w: 912, h: 640 },
    'northlight.example.org/mark/year-9/essay-3',
    `<div class="row spread under" style="padding:12px 26px"><div class="row" style="gap:16px"><b>Essay 3:
    The lighthouse keeper</b><span class="muted">Amina W., 14 of 31</span></div><span class="muted num">6:12
    min</span></div>
    <div class="row top" style="gap:0;height:100%"><div class="grow side" style="height:100%;padding:28px
    40px"><div class="serif" style="font-size:20px;line-height:1.62;max-width:500px">
      ${mark('The lamp was the only thing on the island that never slept,', '#d9e9c9')} and in the winter
      months my grandfather did not sleep much either. He said the sea could hear a man snore.
      <br><br>On the night of the storm he ${mark('should of gone', '#fbd7d0')} down to the boat. Instead he
      counted. ${mark('“Every eleven seconds,” he told me, “somebody is not drowning.”', '#fff0bd')} I was
      seven, and I believed that he was holding the ships up with the light, one by one, like plates.</div>
      <div class="card row top"
      style="margin-top:20px;max-width:500px;background:#fffaf0;border-color:#f0e0b0">${icon(
        'MessageSquare',
        18,
        `color:${blue};margin-top:2px`,
      )}<span style="font-size:15px">This image carries the whole page. Could it come
      first?</span></div></div>
    <div style="width:318px;padding:22px 26px"><b style="font-size:16px">Rubric</b>${each(
      [
        ['Ideas', 5, 'A'],
        ['Structure', 3, 'S'],
        ['Language', 4, 'L'],
        ['Accuracy', 3, 'C'],
      ] as const,
      ([name, score, letter]) =>
        `<div class="line" style="margin-top:13px;padding-top:12px"><div class="row spread"><span
        style="font-size:15px">${name}</span><span class="mono small" style="border:1px solid
        #cfd3e4;border-radius:5px;padding:1px 7px">${letter}</span></div>
        <div class="row num" style="gap:6px;margin-top:8px">${each(
          [1, 2, 3, 4, 5],
          (n) => `<span
        class="strong" style="flex:1;text-align:center;padding:7px
        0;border-radius:7px;${
          n === score ? `background:${blue};color:#fff` : 'background:#eef0f8;color:#6b7088'
        }">${n}</span>`,
        )}</div></div>`,
    )}<div class="row spread" style="margin-top:18px"><span class="display num" style="font-size:34px">15
    <span class="muted" style="font-size:18px">of 20</span></span><span class="button">Next
    ${icon('CornerDownLeft', 16)}</span></div></div></div>`,
    skin,
  ),
}

const roll = dice(11)
const shades = ['#edf1fd', '#cfdaf9', '#9fb6f2', '#5f82e3', '#2447c6']
const pupils = ['Amina W.', 'Ben O.', 'Chloe T.', 'Daniel K.', 'Esi A.', 'Farid M.', 'Grace L.', 'Hugo P.']

const overview: Artwork = {
  size: 'screen',
  ground: ground.amber,
  html: browser(
    { x: 120, y: 58, w: 760, h: 640 },
    'northlight.example.org/class/year-9',
    `<div style="padding:24px 32px"><div class="row spread base"><span class="display"
    style="font-size:31px">Year 9, English</span><span>${pill('2 missing', '#a02a18', '#fbdcd5')}</span></div>
    <div class="grid" style="grid-template-columns:116px repeat(6,1fr)
    74px;gap:6px;margin-top:20px;align-items:center"><span></span>${each(
      ['Diary', 'Poem', 'Essay 1', 'Essay 2', 'Speech', 'Essay 3'],
      (head) => `<span class="muted" style="text-align:center">${head}</span>`,
    )}<span
    class="muted right">Mean</span>
    ${each(pupils, (pupil, row) => {
      const marks = Array.from({ length: 6 }, () => 9 + Math.floor(roll() * 11))
      const gap = row === 3 ? 4 : row === 6 ? 2 : -1
      const kept = marks.filter((_, i) => i !== gap)
      const mean = kept.reduce((a, b) => a + b, 0) / kept.length
      return `<b style="font-size:15px">${pupil}</b>${each(marks, (value, i) => {
        const shade = Math.min(4, Math.floor((value - 8) / 2.4))
        return i === gap
          ? '<span style="height:42px;border-radius:7px;border:1.5px dashed ' +
              '#d9482f;display:grid;place-content:center;color:#a02a18">none</span>'
          : `<span class="num strong"
          style="height:42px;border-radius:7px;display:grid;place-content:center;font-size:16px;
          background:${shades[shade]};color:${shade > 2 ? '#fff' : '#14151f'}">${value}</span>`
      })}<b class="num right" style="font-size:16px">${mean.toFixed(1)}</b>`
    })}</div></div>`,
    skin,
  ),
}

export const school = { 'northlight-marking': marking, 'northlight-class': overview }
