import { each } from './kit'

interface ChartSize {
  w: number
  h: number
}

const scale = (values: readonly number[], { w, h }: ChartSize, low: number, high: number) =>
  values.map((value, i) => [(i / (values.length - 1)) * w, h - ((value - low) / (high - low)) * h] as const)

const smooth = (points: readonly (readonly [number, number])[]) =>
  points
    .map(([x, y], i) => {
      const before = points[i - 1]
      if (!before) return `M${x.toFixed(1)} ${y.toFixed(1)}`
      const half = (x - before[0]) / 2
      return (
        `C${(before[0] + half).toFixed(1)} ${before[1].toFixed(1)} ${(x - half).toFixed(1)} ${y.toFixed(1)} ` +
        `${x.toFixed(1)} ${y.toFixed(1)}`
      )
    })
    .join('')

interface Series {
  values: readonly number[]
  color: string
  fill?: string
  dashed?: boolean
  width?: number
  /** Marks the last point. */
  dot?: boolean
}

export interface LineChart extends ChartSize {
  series: readonly Series[]
  low: number
  high: number
  /** Labels of horizontal lines, from the top. */
  grid?: readonly string[]
  labels?: readonly string[]
  gridColor?: string
  textColor?: string
}

/** Lines or areas over a light grid, with the scale on the left and labels below. */
export const lines = (chart: LineChart) => {
  const {
    w,
    h,
    series,
    low,
    high,
    grid = [],
    labels = [],
    gridColor = '#e7e5de',
    textColor = '#5f6274',
  } = chart
  const left = grid.length ? 40 : 4
  const inner = { w: w - left - 10, h: h - (labels.length ? 26 : 4) - 8 }
  const rows = each(grid, (label, i) => {
    const y = (i / (grid.length - 1)) * inner.h
    return (
      `<line x1="0" x2="${inner.w}" y1="${y}" y2="${y}" stroke="${gridColor}"/>` +
      `<text x="-8" y="${y + 4}" text-anchor="end" fill="${textColor}">${label}</text>`
    )
  })
  const columns = each(labels, (label, i) => {
    const x = (i / (labels.length - 1)) * inner.w
    const anchor = i === 0 ? 'start' : i === labels.length - 1 ? 'end' : 'middle'
    return `<text x="${x}" y="${inner.h + 22}" text-anchor="${anchor}" fill="${textColor}">${label}</text>`
  })
  const drawn = each(series, ({ values, color, fill, dashed, width = 2.5, dot }) => {
    const points = scale(values, inner, low, high)
    const path = smooth(points)
    const [x, y] = points[points.length - 1] ?? [0, 0]
    const area = fill ? `<path d="${path}L${x} ${inner.h}L0 ${inner.h}Z" fill="${fill}"/>` : ''
    const end = dot
      ? `<circle cx="${x}" cy="${y}" r="5" fill="${color}" stroke="#fff"
    stroke-width="2"/>`
      : ''
    const dash = dashed ? ' stroke-dasharray="5 5"' : ''
    return `${area}<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${dash}/>${end}`
  })
  return `<svg class="chart" width="${w}" height="${h}"><g
  transform="translate(${left} 8)">${rows}${columns}${drawn}</g></svg>`
}

/** A sparkline. */
export const spark = (values: readonly number[], color: string, w = 90, h = 28, fill?: string) => {
  const low = Math.min(...values)
  const points = scale(values, { w: w - 4, h: h - 6 }, low, Math.max(...values))
  const path = smooth(points)
  const area = fill ? `<path d="${path}L${w - 4} ${h}L0 ${h}Z" fill="${fill}"/>` : ''
  return (
    `<svg width="${w}" height="${h}" style="flex:none;display:block"><g transform="translate(2 3)">${area}` +
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="2.2" stroke-linecap="round"/></g></svg>`
  )
}

/** Vertical bars; each may stack several values. */
export const bars = (
  { w, h }: ChartSize,
  columns: readonly (readonly number[])[],
  colors: readonly string[],
  labels: readonly string[] = [],
  textColor = '#5f6274',
) => {
  const foot = labels.length ? 24 : 0
  const top = Math.max(...columns.map((column) => column.reduce((sum, value) => sum + value, 0)))
  const step = w / columns.length
  const drawn = each(columns, (column, i) => {
    let base = h - foot
    const parts = each(column, (value, k) => {
      const height = (value / top) * (h - foot)
      base -= height
      return (
        `<rect x="${i * step + step * 0.16}" y="${base}" width="${step * 0.68}"
        height="${Math.max(height - 1.5, 1)}" ` + `rx="2" fill="${colors[k % colors.length]}"/>`
      )
    })
    const label = labels[i]
      ? `<text x="${i * step + step / 2}" y="${h - 4}" text-anchor="middle"
      fill="${textColor}">${labels[i]}</text>`
      : ''
    return parts + label
  })
  return `<svg class="chart" width="${w}" height="${h}">${drawn}</svg>`
}

/** A ring of shares of any sum. */
export const ring = (
  size: number,
  shares: readonly number[],
  colors: readonly string[],
  thick = 16,
  inside = '',
) => {
  const radius = size / 2 - thick / 2
  const around = 2 * Math.PI * radius
  const total = shares.reduce((sum, value) => sum + value, 0)
  let start = 0
  const arcs = each(shares, (share, i) => {
    const length = (share / total) * around
    const arc =
      `<circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="none" stroke="${colors[i]}" ` +
      `stroke-width="${thick}" stroke-dasharray="${Math.max(length - 2.5, 1)} ${around}"
      stroke-dashoffset="${-start}"/>`
    start += length
    return arc
  })
  return (
    `<div style="position:relative;width:${size}px;height:${size}px;flex:none"><svg width="${size}"
    height="${size}" ` +
    `style="transform:rotate(-90deg)">${arcs}</svg><div class="middle">${inside}</div></div>`
  )
}

/** A horizontal bar showing a share from 0 to 1. */
export const meter = (share: number, color: string, track = '#ecebe5', height = 8) =>
  `<div style="background:${track};height:${height}px;border-radius:${height}px;overflow:hidden">` +
  `<div style="width:${share * 100}%;height:100%;background:${color};border-radius:${height}px"></div></div>`
