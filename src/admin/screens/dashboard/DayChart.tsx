'use client'

import { type PointerEvent, useState } from 'react'
import type { LeadAnalytics } from '@/domain/entities'
import { pluralize } from '@/domain/pluralize'
import { DayTable } from './DayTable'
import { longDay, shortDay, weekDay } from './dayNames'
import { namedDays, ticksFor } from './scale'

type Days = LeadAnalytics['perDay']

/** The chart as a sentence, for screen readers. */
function inWords(days: Days): string {
  const [first, last] = [days[0], days[days.length - 1]]
  const busiest = days.reduce((best, day) => (day.count > best.count ? day : best))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return `Leads per day from ${longDay(first?.date ?? '')} to ${longDay(last?.date ?? '')}: ${total} in total, with a high of ${busiest.count} on ${longDay(busiest.date)}.`
}

interface ColumnsProps {
  days: Days
  top: number
  chosen: number | null
}

/** The columns, stretched over the chart. */
function Columns({ days, top, chosen }: ColumnsProps) {
  return (
    <svg
      role="img"
      aria-label={inWords(days)}
      viewBox={`0 0 ${days.length} ${top}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      {days.map(({ date, count }, index) => (
        <rect
          key={date}
          x={index + 0.12}
          y={top - count}
          width={0.76}
          height={count}
          className={index === chosen ? 'fill-accent-strong' : 'fill-accent opacity-80'}
        />
      ))}
    </svg>
  )
}

interface ValueProps {
  day: Days[number]
  at: number
}

/** The number of a day, above its column. */
function Value({ day, at }: ValueProps) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute bottom-full z-1 mb-1 rounded-md border border-line bg-surface px-2 py-1 text-xs whitespace-nowrap text-ink shadow-sm tabular-nums"
      style={{ left: `${at * 100}%`, transform: `translateX(${-at * 100}%)` }}
    >
      {weekDay(day.date)}: <strong className="font-semibold">{pluralize(day.count, 'lead')}</strong>
    </div>
  )
}

/**
 * Leads per day as a column chart. A day's number is shown on hover or touch; the keyboard moves between days as on a
 * slider, which also announces them.
 */
export function DayChart({ days }: { days: Days }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const ticks = ticksFor(Math.max(...days.map(({ count }) => count)))
  const top = ticks[ticks.length - 1] ?? 1
  const shown = chosen === null ? undefined : days[chosen]
  const middleOf = (index: number) => (index + 0.5) / days.length

  function follow({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * days.length)
    setChosen(Math.min(days.length - 1, Math.max(0, index)))
  }

  return (
    <figure className="flex flex-col gap-2 tabular-nums">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-8">
        <div aria-hidden className="relative h-48 lg:h-64 w-6 text-right text-xs text-muted">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 translate-y-1/2"
              style={{ bottom: `${(tick / top) * 100}%` }}
            >
              {tick}
            </span>
          ))}
        </div>
        <div
          className="relative h-48 lg:h-64 touch-pan-y rounded-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent"
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => setChosen(null)}
        >
          {ticks.map((tick) => (
            <span
              key={tick}
              aria-hidden
              className="absolute inset-x-0 border-t border-line"
              style={{ bottom: `${(tick / top) * 100}%` }}
            />
          ))}
          <Columns days={days} top={top} chosen={chosen} />
          {shown && <Value day={shown} at={middleOf(chosen ?? 0)} />}
          <input
            type="range"
            aria-label="Leads on this day"
            aria-valuetext={shown && `${longDay(shown.date)}: ${pluralize(shown.count, 'lead')}`}
            min={0}
            max={days.length - 1}
            value={chosen ?? days.length - 1}
            onFocus={() => setChosen((index) => index ?? days.length - 1)}
            onBlur={() => setChosen(null)}
            onChange={(event) => setChosen(event.target.valueAsNumber)}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
        </div>
        <div aria-hidden className="relative col-start-2 mt-1 h-4 text-xs text-muted">
          {namedDays(days.length).map((index) => (
            <span
              key={days[index]?.date}
              className="absolute -translate-x-1/2 whitespace-nowrap last:right-0 last:translate-x-0"
              style={index === days.length - 1 ? undefined : { left: `${middleOf(index) * 100}%` }}
            >
              {shortDay(days[index]?.date ?? '')}
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        <DayTable days={days} />
      </figcaption>
    </figure>
  )
}
