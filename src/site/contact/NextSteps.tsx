import type { PageTexts } from '@/domain/pageTexts/pages'

/** What follows an inquiry: the steps that the services page explains, by name. */
export function NextSteps({
  texts: { stepsHeading, steps },
}: {
  texts: Pick<PageTexts['services'], 'stepsHeading' | 'steps'>
}) {
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next-heading" className="border-rule border-t pt-6 sm:col-span-full">
      <h2 id="next-heading" className="text-h3">
        {stepsHeading}
      </h2>
      <ol className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4 lg:grid-cols-2">
        {steps.map(({ id, name }, index) => (
          <li key={id} className="flex items-baseline gap-3">
            <span aria-hidden="true" className="font-display font-semibold text-accent-text text-h3">
              {index + 1}
            </span>
            {name}
          </li>
        ))}
      </ol>
    </section>
  )
}
