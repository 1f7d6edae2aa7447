import { homeLimits } from '@/domain/limits'
import { OperatorError } from '@/errors/OperatorError'
import { postStep, productStep, projectStep } from './imageSteps'
import { pageTextsSteps } from './pageTextsSteps'
import type { Demo } from './readDemo'
import type { Step } from './Step'
import { leadStep, pageStep, serviceStep, settingsStep, totalViewsStep } from './textSteps'
import { translationSteps } from './translationSteps'

/** The entries on the home page, chosen as in `src/content/home.ts`. */
function onHome({ products, projects, posts }: Demo): Set<unknown> {
  const latest = projects.toSorted((one, other) => other.completedAt.localeCompare(one.completedAt))
  const newest = posts.toSorted((one, other) => one.daysAgo - other.daysAgo)
  return new Set([
    ...products.filter(({ isActive, isFeatured }) => isActive && isFeatured).slice(0, homeLimits.products),
    ...latest.filter(({ isFeatured }) => isFeatured).slice(0, homeLimits.projects),
    ...newest.filter(({ status }) => status === 'published').slice(0, homeLimits.posts),
  ])
}

/** Takes one of each list in turn, so that all pages fill at the same pace. */
const interleaved = (lists: Step[][]): Step[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat()

/**
 * The steps that seed a demo, those for the first pages first.
 * @throws {OperatorError} if two entries can't be told apart
 */
export function demoSteps(demo: Demo): Step[] {
  const home = onHome(demo)
  const posts = demo.posts.toSorted((one, other) => one.daysAgo - other.daysAgo)
  const withImages = interleaved([
    demo.products.map((product) => productStep(demo, product, home.has(product))),
    demo.projects.map((project) => projectStep(demo, project, home.has(project))),
    posts.map((post) => postStep(demo, post, home.has(post))),
  ])
  const steps = [
    settingsStep(demo),
    totalViewsStep(demo),
    ...demo.services.map(serviceStep),
    ...demo.pages.map(pageStep),
    ...demo.leads.map(leadStep),
    ...withImages.filter(({ isFirst }) => isFirst),
    ...withImages.filter(({ isFirst }) => !isFirst),
    ...pageTextsSteps(demo),
    ...translationSteps(demo),
  ]
  const keys = steps.map(({ key }) => key)
  const twice = keys.find((key, place) => keys.indexOf(key) !== place)
  if (twice) throw new OperatorError(`demo: two entries are the ${twice}.`)
  return steps
}
