import type { AboutLinks } from '@/content/about'
import type { Picture } from '@/domain/entities'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { Section } from '../ui/Section'

function Mark({ name, logo }: { name: string; logo: Picture | undefined }) {
  if (!logo) {
    return (
      <span className="font-display font-semibold text-[clamp(1.25rem,2vw,1.75rem)] tracking-[-0.03em]">
        {name}
      </span>
    )
  }
  return (
    <picture>
      {logo.copies.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="192px" />
      ))}
      <img
        src={logo.src}
        alt={name}
        width={logo.width ?? undefined}
        height={logo.height ?? undefined}
        loading="lazy"
        decoding="async"
        className="h-11 w-auto max-w-[12rem] rounded-control bg-[light-dark(transparent,#fff)] object-contain p-1.5"
      />
    </picture>
  )
}

interface Props {
  links: AboutLinks
  context: PageContext
}

/** The clients who agreed to be named, by logo or by name; nothing without any. */
export function Clients({ links, context: { agency, locale } }: Props) {
  const { clients, clientsHeading } = agency
  if (clients.length === 0) return null
  return (
    <Section id="clients" heading="clients-heading">
      <h2 id="clients-heading" className="mb-8 font-semibold font-text text-body text-muted tracking-normal">
        {clientsHeading}
      </h2>
      <ul className="-mx-[clamp(1rem,2.5vw,2.25rem)] text-balance">
        {clients.map(({ id, name, picture, project, link }) => {
          const shown = links.projects.get(project)
          const href = shown ? localizedPath(locale, paths.project(shown.slug)) : link
          const mark = <Mark name={name} logo={links.pictures.get(picture)} />
          return (
            <li key={id} className="mx-[clamp(1rem,2.5vw,2.25rem)] my-3 inline-block align-middle">
              {href ? (
                <a href={href} rel="noopener" className="line-link block">
                  {mark}
                </a>
              ) : (
                mark
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
