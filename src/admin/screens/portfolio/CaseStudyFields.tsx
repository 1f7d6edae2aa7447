import { useQuery } from '@tanstack/react-query'
import { pageOf } from '@/admin/shared/api/queries'
import type { useEntryForm } from '@/admin/shared/crud/useEntryForm'
import { NumberField } from '@/admin/shared/forms/NumberField'
import { Rows } from '@/admin/shared/forms/Rows'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { TextField } from '@/admin/shared/forms/TextField'
import { caseStudyLimits } from '@/domain/caseStudy'
import { contentLimits } from '@/domain/categories'
import type { PostEntity, ProjectForStaff, ServiceEntity } from '@/domain/entities'
import { apiPageSize } from '@/domain/limits'
import { blankDecision, blankResult } from './caseStudyForm'
import type { ProjectValues } from './projectForm'

type ProjectForm = ReturnType<typeof useEntryForm<ProjectForStaff, ProjectValues>>

const listed = <Entity,>(path: '/api/services' | '/api/blog-posts') =>
  pageOf<Entity>({ queryKey: [path, 'choices'], path: `${path}?limit=${apiPageSize}`, shape: 'page' })

/** The services that were used, of those on the site. */
function Services({ values, set }: Pick<ProjectForm, 'values' | 'set'>) {
  const { data, isError } = useQuery(listed<ServiceEntity>('/api/services'))
  const toggle = (id: string, isChosen: boolean) =>
    set({ services: isChosen ? [...values.services, id] : values.services.filter((other) => other !== id) })
  return (
    <fieldset className="sm:col-span-full">
      <legend className="mb-1.5 text-sm font-medium">Services</legend>
      {isError && <p className="text-sm text-danger">The services couldn't be loaded.</p>}
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {data?.entries.map(({ id, title }) => (
          <label key={id} className="flex min-h-8 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={values.services.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The article about what was learned; one that isn't public any more stays chosen. */
function Article({ field, values }: Pick<ProjectForm, 'field' | 'values'>) {
  const { data } = useQuery(listed<PostEntity>('/api/blog-posts'))
  const posts = (data?.entries ?? []).map(({ id, title }) => ({ value: id, label: title }))
  const isListed = !values.article || posts.some(({ value }) => value === values.article)
  const choices = [
    { value: '', label: 'None' },
    ...posts,
    ...(isListed ? [] : [{ value: values.article, label: 'A post that is not public' }]),
  ]
  return (
    <SelectField
      label="Related article"
      choices={choices}
      placeholder="None"
      {...field('article')}
      className="sm:col-span-full"
    />
  )
}

/** The fields of a project's case study; the page shows those that are filled in. */
export function CaseStudyFields({ field, values, set }: Pick<ProjectForm, 'field' | 'values' | 'set'>) {
  const paragraphs = (name: 'situation' | 'findings' | 'solution', label: string, hint: string) => (
    <TextAreaField
      label={label}
      hint={hint}
      rows={4}
      maxLength={contentLimits.longText}
      className="sm:col-span-full"
      {...field(name)}
    />
  )
  const { decisions, results, quote } = values
  return (
    <fieldset className="grid min-w-0 gap-4 border-line border-t pt-4 sm:grid-cols-2">
      <legend className="float-left mb-1 w-full font-display font-semibold text-lg sm:col-span-full">
        Case study
      </legend>
      <p className="-mt-3 text-muted text-sm sm:col-span-full">
        All optional. The first result is the number on the home page, on cards and at the top of the
        project's page.
      </p>
      <Rows
        noun="result"
        rows={results}
        max={caseStudyLimits.results}
        blank={blankResult}
        onChange={(rows) => set({ results: rows })}
      >
        {(index) => (
          <>
            <TextField
              label={`What result ${index + 1} measures`}
              placeholder="Median wait"
              isRequired
              maxLength={caseStudyLimits.label}
              {...field(`results.${index}.label`)}
              className="basis-full"
            />
            <TextField
              label="Before"
              type="number"
              step="any"
              inputMode="decimal"
              {...field(`results.${index}.before`)}
              className="w-28 grow"
            />
            <TextField
              label="After"
              type="number"
              step="any"
              inputMode="decimal"
              isRequired
              {...field(`results.${index}.after`)}
              className="w-28 grow"
            />
            <TextField
              label="Unit"
              placeholder="min"
              maxLength={caseStudyLimits.unit}
              {...field(`results.${index}.unit`)}
              className="w-28 grow"
            />
            <TextField
              label="Source"
              placeholder="Where the numbers come from"
              maxLength={caseStudyLimits.source}
              {...field(`results.${index}.source`)}
              className="basis-full"
            />
          </>
        )}
      </Rows>
      {paragraphs('situation', 'Situation', 'What it was like before, and what it cost.')}
      <TextAreaField
        label="Constraints"
        hint="What couldn't change. One per line."
        rows={3}
        className="sm:col-span-full"
        {...field('constraints')}
      />
      {paragraphs('findings', 'Findings', 'What you found by watching and measuring.')}
      {paragraphs('solution', 'Solution', 'What you built.')}
      <Rows
        noun="decision"
        rows={decisions}
        max={caseStudyLimits.decisions}
        blank={blankDecision}
        onChange={(rows) => set({ decisions: rows })}
      >
        {(index) => (
          <>
            <TextField
              label={`Decision ${index + 1}`}
              isRequired
              maxLength={contentLimits.title}
              {...field(`decisions.${index}.title`)}
              className="basis-full"
            />
            <TextAreaField
              label={`Why decision ${index + 1}, and what it cost`}
              rows={2}
              maxLength={contentLimits.summary}
              {...field(`decisions.${index}.text`)}
              className="basis-full"
            />
          </>
        )}
      </Rows>
      <TextAreaField
        label="Client quote"
        rows={2}
        maxLength={caseStudyLimits.quote}
        className="sm:col-span-full"
        {...field('quote.text')}
      />
      {(quote.text || quote.name || quote.role) && (
        <>
          <TextField label="Said by" maxLength={caseStudyLimits.name} {...field('quote.name')} />
          <TextField label="Role" maxLength={caseStudyLimits.name} {...field('quote.role')} />
        </>
      )}
      <TextAreaField label="Team" hint="One role per line." rows={3} {...field('team')} />
      <NumberField label="Weeks" min={1} max={caseStudyLimits.weeks} {...field('weeks')} />
      <Services values={values} set={set} />
      <Article field={field} values={values} />
    </fieldset>
  )
}
