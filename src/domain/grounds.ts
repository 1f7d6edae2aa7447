/** The colors behind the transparent parts of images, for a light and a dark page. */
export const grounds = {
  iris: { label: 'Iris', light: '#dddffb', dark: '#26284a' },
  amber: { label: 'Amber', light: '#ffe0a3', dark: '#3d3117' },
  sage: { label: 'Sage', light: '#d2e3d4', dark: '#1f3327' },
  clay: { label: 'Clay', light: '#f2d2c4', dark: '#40261d' },
  sky: { label: 'Sky', light: '#cde1ec', dark: '#172f3e' },
} as const

export type Ground = keyof typeof grounds

export const groundNames = Object.keys(grounds) as Ground[]

/** The CSS color of a ground, which follows the page's color scheme. */
export const groundColor = (ground: Ground): string =>
  `light-dark(${grounds[ground].light}, ${grounds[ground].dark})`

/** The style of an image on its ground, if it has one. */
export const groundStyle = (ground: Ground | null | undefined) =>
  ground ? { backgroundColor: groundColor(ground) } : undefined
