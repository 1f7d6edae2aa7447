import { usePublished, withChosen } from '@/admin/shared/api/published'
import { CheckboxGroup } from '@/admin/shared/forms/CheckboxGroup'
import { NumberField } from '@/admin/shared/forms/NumberField'
import { Rows } from '@/admin/shared/forms/Rows'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { TextField } from '@/admin/shared/forms/TextField'
import type { FormFields } from '@/admin/shared/forms/useSchemaForm'
import { caseStudyLimits } from '@/domain/caseStudy'
import { contentLimits } from '@/domain/categories'
import { blankDecision, blankResult } from './caseStudyForm'
import type { ProjectValues } from './projectForm'

type ProjectForm = FormFields<ProjectValues>

/** The services that were used. */
function Services({ field, values, set }: ProjectForm) {
  const { data, isError } = usePublished('service')
  const { services } = values
  const { error } = field('services')
  const toggle = (id: string, isChosen: boolean) =>
    set({ services: isChosen ? [...services, id] : services.filter((other) => other !== id) })
  return (
    <CheckboxGroup
      legend="Services"
      name="services"
      options={withChosen(data, services, 'A service that is not public').map(({ id, title }) => ({
        value: id,
        label: title,
        isDisabled: !services.includes(id) && services.length >= caseStudyLimits.services,
      }))}
      chosen={services}
      onToggle={toggle}
      error={isError ? "The services couldn't be loaded." : error}
      className="sm:col-span-full"
    />
  )
}

/** The article about what was learned. */
function Article({ field, values }: Pick<ProjectForm, 'field' | 'values'>) {
  const { data, isError } = usePublished('blog-post')
  const chosen = values.article ? [values.article] : []
  const posts = withChosen(data, chosen, 'Another post').map(({ id, title }) => ({ value: id, label: title }))
  return (
    <SelectField
      label="Related article"
      choices={[{ value: '', label: 'None' }, ...posts]}
      placeholder="None"
      {...field('article')}
      {...(isError && { error: "The posts couldn't be loaded." })}
      className="sm:col-span-full"
    />
  )
}

/** The fields of a project's case study; the page shows those that are filled in. */
export function CaseStudyFields({ field, values, set }: ProjectForm) {
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
              label="Unit before"
              placeholder="If it differs"
              maxLength={caseStudyLimits.unit}
              {...field(`results.${index}.beforeUnit`)}
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
      <Services field={field} values={values} set={set} />
      <Article field={field} values={values} />
    </fieldset>
  )
}
