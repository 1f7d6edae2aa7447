/** Two sails of the kite, cut differently for each role; used instead of a photo. */
const cuts = [
  {
    ground: 'light-dark(#dfe0fb, #24264a)',
    wing: 'M8 8h44l36 80L8 56z',
    sail: 'M8 8l80 80-20-44-16-36z',
    tail: 'M8 66l24 10L8 88z',
  },
  {
    ground: 'light-dark(#fbe7c6, #3a2c12)',
    wing: 'M12 84V30L56 8l32 76z',
    sail: 'M12 84L56 8l32 76z',
    tail: 'M12 8h26L12 22z',
  },
  {
    ground: 'light-dark(#d6ecdf, #173328)',
    wing: 'M48 6l40 42-40 42z',
    sail: 'M48 6L8 48l40 42z',
    tail: 'M66 10h22v22z',
  },
  {
    ground: 'light-dark(#fadbd8, #40221f)',
    wing: 'M8 88L88 8v52L40 88z',
    sail: 'M8 88L88 8H40L8 44z',
    tail: 'M62 88h26V70z',
  },
  {
    ground: 'light-dark(#d5e7f5, #162f40)',
    wing: 'M8 20h80L48 90z',
    sail: 'M8 20h40v70z',
    tail: 'M70 60l18-4v30z',
  },
  {
    ground: 'light-dark(#eadcf3, #342440)',
    wing: 'M8 88V48a40 40 0 0 1 80 0v40z',
    sail: 'M8 88a40 40 0 0 1 80 0z',
    tail: 'M44 18h8v18h-8z',
  },
] as const

/** The drawing for a role, by its position in the team. */
export function Monogram({ index }: { index: number }) {
  const cut = cuts[index % cuts.length] ?? cuts[0]
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true" className="rounded-card">
      <rect width="96" height="96" style={{ fill: cut.ground }} />
      <path d={cut.wing} style={{ fill: 'light-dark(#6366f1, #818cf8)' }} />
      <path d={cut.sail} style={{ fill: 'light-dark(#4338ca, #5b57e0)' }} />
      <path d={cut.tail} fill="#ffb020" />
    </svg>
  )
}
