import { type Artwork, browser, each, ground, icon, panel, phone, pill } from './kit'

const red = '#d1352b'
const dark = { background: '#101a24', color: '#eef3f6', rule: '#ffffff1c', muted: '#9fb2c0', accent: red }

const map = `<svg width="272" height="250" style="display:block"><rect width="272" height="250"
  fill="#16303f"/>
  <path d="M0 40Q60 20 100 60T90 130T140 180T120 250H0Z" fill="#223f34"/><path d="M272 0V250H210Q190 200 220
  160T180 90T220 0Z" fill="#223f34"/>
  <path d="M40 250Q70 190 96 150" stroke="#fff" stroke-width="3.5" fill="none"/><path d="M96 150L192 106"
  stroke="#9fd0e6" stroke-width="3" stroke-dasharray="3 7" fill="none"/>
  <path d="M192 106Q230 90 236 30" stroke="#fff" stroke-width="3.5" fill="none"/>
  ${each(
    [
      [48, 226, 1],
      [74, 184, 2],
      [228, 74, 3],
      [236, 30, 4],
    ],
    ([x, y, n]) =>
      `<circle cx="${x}" cy="${y}" r="13" fill="${n === 1 ? '#5d7482' : red}"/><text x="${x}"
      y="${(y ?? 0) + 5}" text-anchor="middle" fill="#fff" font-size="13" font-weight="600">${n}</text>`,
  )}
  <text x="118" y="106" fill="#9fd0e6" font-size="12" font-style="italic">Ferry 14:20</text></svg>`

const driver: Artwork = {
  size: 'screen',
  ground: ground.sky,
  html:
    panel(
      { x: 60, y: 112, w: 296, h: 400 },
      `<div style="padding:30px 28px"><div class="display" style="font-size:52px;color:${red}">Fjordpost</div>
      <div style="font-size:18px;line-height:1.4;margin-top:18px">Six hours without a signal.<br><b>Nothing
      lost.</b></div>
      <div class="col num" style="margin-top:38px;gap:0;font-size:16px">${each(
        [
          ['120', 'couriers'],
          ['31', 'ferries'],
          ['0', 'lost records since June'],
        ],
        ([n, what]) =>
          `<div class="row base" style="border-top:1.5px solid #14151f;padding:9px 0"><b
          style="width:52px">${n}</b>${what}</div>`,
      )}</div></div>`,
    ) +
    phone(
      { x: 392, y: 52, w: 272, h: 640 },
      `${map}<div style="padding:14px 18px"><div class="row spread"><span class="display"
      style="font-size:24px">Next: stop 2</span><span class="muted num">2.4 km</span></div>
      ${each(
        [
          ['2', 'Solvik Bakeri', '3 parcels · before 14:00'],
          ['3', 'Haugen, Nesveien 18', '1 parcel · signature'],
          ['4', 'Ytre Sula skole', '6 parcels'],
        ],
        ([n, who, what], i) =>
          `<div class="row line" style="margin-top:${i ? 0 : 12}px;padding:13px 0;gap:14px"><b
          style="width:30px;height:30px;border-radius:30px;display:grid;place-content:center;background:${
            i ? '#ffffff1c' : red
          }">${n}</b>
          <div><div class="strong" style="font-size:15px">${who}</div><div
          class="muted">${what}</div></div></div>`,
      )}</div>`,
      dark,
    ) +
    phone(
      { x: 686, y: 112, w: 260, h: 640 },
      `<div style="background:#ffb020;color:#231700;padding:9px 18px" class="row
      strong">${icon('WifiOff', 16)}Offline since 12:52</div>
      <div style="padding:18px"><div class="muted">Scanned</div><div class="display num"
      style="font-size:33px;margin-top:4px">FP 4471 902</div>
      <svg width="208" height="76" style="margin:18px
      0;background:#fff;border-radius:10px">${each(
        [3, 1, 2, 4, 1, 1, 3, 2, 1, 4, 2, 1, 3, 1, 2, 2, 4, 1, 3, 1, 2, 1, 4, 2],
        (width, i) => `<rect x="${16 + i * 7.4}" y="12" width="${width}" height="52" fill="#111"/>`,
      )}</svg>
      <div style="font-size:16px" class="strong">Haugen, Nesveien 18</div><div class="muted">Needs a
      signature</div>
      <div class="button" style="width:100%;padding:16px;font-size:17px;margin-top:20px;border-radius:14px">Delivered</div>
      <div class="button quiet" style="width:100%;padding:12px;margin-top:10px;border-radius:14px">Nobody
      home</div>
      <div class="row muted" style="margin-top:18px">${icon('CloudUpload', 18)}14 records wait for the
      quay</div></div>`,
      dark,
    ),
}

const lanes: [string, string, [number, number, string, string][]][] = [
  [
    'Van 04',
    'Solberg',
    [
      [0, 130, 'Florø 18', 'road'],
      [138, 60, 'Ferry', 'sea'],
      [206, 190, 'Askvoll 22', 'road'],
    ],
  ],
  [
    'Van 07',
    'Eide',
    [
      [20, 180, 'Førde 31', 'road'],
      [208, 150, 'Naustdal 14', 'road'],
    ],
  ],
  [
    'Van 11',
    'Nilsen',
    [
      [0, 90, 'Måløy 9', 'road'],
      [98, 60, 'Ferry', 'sea'],
      [166, 110, 'Ferry +40', 'late'],
      [284, 170, 'Vågsøy 16', 'road'],
    ],
  ],
  [
    'Van 12',
    'Berge',
    [
      [46, 220, 'Sogndal 26', 'road'],
      [274, 60, 'Ferry', 'sea'],
      [342, 130, 'Vik 8', 'road'],
    ],
  ],
  [
    'Van 15',
    'Haug',
    [
      [0, 200, 'Ørsta 29', 'road'],
      [208, 240, 'Volda 34', 'road'],
    ],
  ],
]
const tint: Record<string, string> = {
  road: '#e3ebf0;color:#14151f',
  sea: '#9fd0e6;color:#0d3346',
  late: '#d1352b;color:#fff',
}

const dispatch: Artwork = {
  size: 'screen',
  ground: ground.night,
  html: browser(
    { x: 60, y: 60, w: 880, h: 640 },
    'dispatch.fjordpost.example.org',
    `<div class="row spread" style="padding:22px 28px 14px"><span class="display"
    style="font-size:30px">Thursday, 13:05</span>
      <div class="row">${pill('1 late', '#fff', red)}${pill(
        '38 vans out',
        '#234',
        '#e3ebf0',
      )}${pill('9 offline, all expected', '#0d3346', '#cfe8f3')}</div></div>
    <div style="padding:0 28px;position:relative"><div class="row muted num under" style="padding:0 0 8px
    128px;gap:0">${each(
      ['8', '10', '12', '14', '16', '18'],
      (hour) => `<span
    style="width:116px">${hour}:00</span>`,
    )}</div>
      ${each(
        lanes,
        ([van, who, parts]) =>
          `<div class="row under" style="height:66px;gap:0"><div style="width:128px"><b
          style="font-size:15px">${van}</b><div class="muted">${who}</div></div>
          <div class="grow" style="position:relative;height:40px">${each(
            parts,
            ([start, length, text, kind]) =>
              `<div class="abs strong nowrap"
          style="left:${start * 1.32}px;width:${length * 1.32}px;top:0;height:40px;border-radius:8px;padding:9px
          12px;background:${tint[kind]}">${text}</div>`,
          )}</div></div>`,
      )}
      <div class="abs" style="left:456px;top:22px;width:2px;height:356px;background:${red}"></div></div>
    <div class="row" style="margin:18px 28px;gap:14px;background:#fdecea;border-radius:10px;padding:14px
    18px">${icon('Clock', 18, `color:${red}`)}<span class="grow" style="font-size:15px"><b>Van 11 missed the
    11:40 ferry.</b> Six parcels will be after their window.</span><span class="button"
    style="background:${red}">Tell six people</span></div>`,
    { accent: red },
  ),
}

export const parcels = { 'fjordpost-driver': driver, 'fjordpost-dispatch': dispatch }
