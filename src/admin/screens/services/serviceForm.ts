import { defaultServiceIcon, type ServiceIcon } from '@/domain/categories'
import type { ServiceEntity } from '@/domain/entities'
import { asLines, linesOf, wholeNumber } from '@/domain/typed'

/** The form values of a service. */
export interface ServiceValues {
  title: string
  description: string
  price: string
  icon: ServiceIcon
  technologies: string
  features: string
  order: string
  isActive: boolean
}

export const toValues = (service: ServiceEntity | null): ServiceValues => ({
  title: service?.title ?? '',
  description: service?.description ?? '',
  price: service?.price ?? '',
  icon: service?.icon ?? defaultServiceIcon,
  technologies: asLines(service?.technologies ?? []),
  features: asLines(service?.features ?? []),
  order: String(service?.order ?? 0),
  isActive: service?.isActive ?? true,
})

export const toBody = ({ technologies, features, order, ...values }: ServiceValues) => ({
  ...values,
  technologies: linesOf(technologies),
  features: linesOf(features),
  order: wholeNumber(order, 0),
})
