import { type Artwork, browser, each, ground, icon, pill } from './kit'

const sea = '#0f6b78'
const skin = { accent: sea, background: '#fffdf9', rule: '#ece6da' }

/** A house by the water, drawn from a few shapes; hue of walls and sky differ. */
const house = (w: number, h: number, sky: string, wall: string, roof: string, palms: number) => {
  const palm = (x: number, height: number) =>
    `<g transform="translate(${x} 112)"><path d="M0 0Q4 ${-height / 2} 0 ${-height}" stroke="#5d4632"
    stroke-width="3.5" fill="none"/>
    ${each(
      [-70, -30, 10, 50, 90, 150, 200],
      (turn) => `<path transform="translate(0 ${-height})
    rotate(${turn})" d="M0 0Q16 -11 32 2Q15 -3 0 0" fill="#2f6b4a"/>`,
    )}</g>`
  return `<svg width="${w}" height="${h}" viewBox="0 0 200 140" preserveAspectRatio="xMidYMid slice"
  style="display:block">
    <rect x="-300" width="800" height="140" fill="${sky}"/><circle cx="158" cy="38" r="15" fill="#fff4d6"/>
    <path d="M-300 92H500V118H-300Z" fill="#6fb3b5"/><path d="M-300 99q25 -4 50 0t50 0t50 0t50 0t50 0t50 0t50
    0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0" stroke="#cfe9e6" stroke-width="1.6" fill="none"/>
    <path d="M-300 124Q90 98 500 124V140H-300Z" fill="#ecd9ae"/>
    ${each(
      [
        [26, 62],
        [172, 52],
        [12, 46],
      ].slice(0, palms),
      ([x = 0, height = 50]) => palm(x, height),
    )}
    <rect x="62" y="74" width="82" height="42" fill="${wall}"/><path d="M52 77L103 46L154 77Z"
    fill="${roof}"/>
    <rect x="72" y="86" width="15" height="15" fill="#274a52"/><rect x="119" y="86" width="15" height="15"
    fill="#274a52"/>
    <rect x="96" y="88" width="14" height="28" fill="#274a52"/></svg>`
}

const search: Artwork = {
  size: 'screen',
  ground: ground.amber,
  html: browser(
    { x: 60, y: 56, w: 880, h: 640 },
    'saltpan.example.com/stays',
    `<div class="row spread under" style="padding:13px 24px"><span class="display"
    style="font-size:22px;color:${sea}">saltpan</span>
      <div class="field" style="padding:7px 16px;border-radius:99px;gap:16px"><b>Kannur – Gokarna</b><span
      class="muted">12 – 15 Dec</span>
      <span class="muted">2 guests</span>${icon('Search', 16, `color:${sea}`)}</div><span class="strong">Your
      stays</span></div>
    <div class="row top" style="gap:0;height:560px"><div style="width:540px;padding:18px 24px" class="col">
      <div class="row spread"><span class="display" style="font-size:24px">21 homes by the water</span><span
      class="muted">Price ↑</span></div>
      ${each(
        [
          [
            'Theruvu House',
            'Thalassery · 2 rooms, veranda',
            '₹3,200',
            house(150, 122, '#bfe0e6', '#f7efe0', '#b4552d', 2),
            'Instant',
          ],
          [
            'Kadal Nivas',
            'Bekal · whole house, 6 guests',
            '₹6,800',
            house(150, 122, '#f7cfa8', '#e7b89a', '#7a3b2a', 1),
            'Last two nights',
          ],
          [
            'Uppu Cottage',
            'Gokarna · 1 room, garden',
            '₹2,450',
            house(150, 122, '#d7e6c9', '#dfe9ee', '#3d6b62', 3),
            'Instant',
          ],
        ],
        ([name, where, price, drawing, note]) =>
          `<div class="row" style="gap:18px;border-top:1px solid var(--rule);padding-top:12px"><div
          style="border-radius:10px;overflow:hidden">${drawing}</div>
          <div class="grow"><div class="display" style="font-size:20px">${name}</div><div class="muted"
          style="margin:5px 0 12px">${where}</div>
          <div class="row spread"><span class="num"><b style="font-size:17px">${price}</b> <span
          class="muted">a night</span></span>
          ${
            note === 'Instant' ? pill(note ?? '', sea, '#d9eef0') : pill(note ?? '', '#8a4b00', '#ffe9c4')
          }</div></div></div>`,
      )}</div>
    <div class="grow" style="height:100%;position:relative;background:#cfe8ea;overflow:hidden"><svg
    width="340" height="570" class="abs">
      <path d="M130 0C150 60 118 96 150 150S210 210 196 270S260 350 250 410S300 520 310 570H340V0Z"
      fill="#f3ead4"/>
      <path d="M170 0C190 80 160 110 192 170S250 240 240 300S300 400 296 460S336 540 340 570" fill="none"
      stroke="#fff" stroke-width="6"/>
      <path d="M340 190C300 200 270 214 196 262" fill="none" stroke="#b9dfe3" stroke-width="7"/></svg>
      ${each(
        [
          [96, 60, '₹2,450', 0],
          [128, 196, '₹6,800', 1],
          [186, 330, '₹3,200', 0],
          [156, 132, '₹4,100', 0],
          [214, 412, '₹2,900', 0],
        ],
        ([x, y, price, on]) =>
          `<div class="abs strong num" style="left:${x}px;top:${y}px;padding:5px 11px;border-radius:99px;
          background:${on ? sea : '#fff'};color:${on ? '#fff' : 'inherit'};box-shadow:0 2px 6px
          #0002">${price}</div>`,
      )}<span class="abs muted" style="left:24px;top:300px;font-style:italic;color:#3f8088">Arabian
      Sea</span></div></div>`,
    skin,
  ),
}

const calendarDay = (day: number) => {
  const chosen = day >= 12 && day <= 14
  const taken = [3, 4, 5, 19, 20, 21, 22, 27, 28].includes(day)
  const look = chosen
    ? `background:${sea};color:#fff`
    : taken
      ? 'color:#b8b1a2;text-decoration:line-through'
      : ''
  const corner = day === 12 ? 'border-radius:9px 0 0 9px;' : day === 14 ? 'border-radius:0 9px 9px 0;' : ''
  return `<div style="height:46px;display:grid;place-content:center;
  font-size:16px;margin-bottom:4px;${look};${corner}">${day > 0 ? day : ''}</div>`
}

const booking: Artwork = {
  size: 'screen',
  ground: ground.sky,
  html: browser(
    { x: 100, y: 50, w: 800, h: 640 },
    'saltpan.example.com/stays/kadal-nivas/book',
    `<div style="height:150px;overflow:hidden">${house(800, 150, '#f7cfa8', '#e7b89a', '#7a3b2a', 2).replace(
      '0 0 200 140',
      '-130 36 460 86',
    )}</div>
    <div class="row top" style="padding:26px 36px;gap:44px"><div style="width:390px"><div class="display"
    style="font-size:32px">Kadal Nivas, Bekal</div>
      <div class="muted" style="margin:6px 0 18px">Whole house · 6 guests · Family Hegde lives next door</div>
      <div class="row spread" style="margin-bottom:10px"><b style="font-size:17px">December</b><div
      class="row">${icon('ChevronLeft', 18)}${icon('ChevronRight', 18)}</div></div>
      <div class="grid num" style="grid-template-columns:repeat(7,1fr);text-align:center">
      ${each(
        ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
        (day) => `<div class="muted small"
      style="padding-bottom:6px">${day}</div>`,
      )}
      ${each(
        Array.from({ length: 28 }, (_, i) => i),
        calendarDay,
      )}</div></div>
    <div class="grow card" style="padding:22px 24px;border-radius:14px;background:#fff"><div class="row
    spread base"><span class="display" style="font-size:26px">₹6,800</span><span class="muted">a
    night</span></div>
      <div class="field" style="margin-top:16px;justify-content:space-between"><span>12 Dec → 15
      Dec</span><b>3 nights</b></div>
      ${each(
        [
          ['3 × ₹6,800', '₹20,400'],
          ['Breakfast for two', '₹1,350'],
          ['GST 12%', '₹2,610'],
        ],
        ([what, sum]) =>
          `<div class="row spread num" style="padding-top:11px"><span
          class="muted">${what}</span><span>${sum}</span></div>`,
      )}
      <div class="row spread line" style="margin-top:13px;padding-top:12px"><b>Total</b><span class="display
      num" style="font-size:24px">₹24,360</span></div>
      <div class="button" style="width:100%;margin-top:16px;padding:13px;font-size:15px">Pay ₹4,872 deposit
      by UPI</div>
      <div class="muted small" style="margin-top:12px;text-align:center">Free to cancel until 5
      December</div></div></div>`,
    skin,
  ),
}

export const stays = { 'saltpan-search': search, 'saltpan-booking': booking }
