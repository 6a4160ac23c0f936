import type { Amount, WorkKind } from '#contract/forms/form-content.ts'
import type { Advertisement } from '#contract/listings/listings.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { namedCompany } from './company.ts'
import { ofSite, type Site, type Thing, whole } from './thing.ts'

/** Structured data of a published form for search engines. A closed form has no application link. */
export function advertisement(of: Advertisement, site: Site): Thing {
  if (of.state === 'Closed') return page(of, site)
  return { scholarship: grant, program, job, voluntary: job, other: page }[of.type](of, site)
}

const described = (of: Advertisement, site: Site) => ({
  name: of.title,
  description: of.summary,
  url: whole(advertisementAddress(of), site),
  ...(of.cover && { image: ofSite(of.cover, site) }),
})

const grant = (of: Advertisement, site: Site): Thing => ({
  '@type': 'MonetaryGrant',
  ...described(of, site),
  funder: namedCompany(of.company, site),
  ...(of.amount && {
    amount: { '@type': 'MonetaryAmount', currency: of.amount.currency, value: of.amount.minor / 100 },
  }),
})

const program = (of: Advertisement, site: Site): Thing => ({
  '@type': 'EducationalOccupationalProgram',
  ...described(of, site),
  provider: namedCompany(of.company, site),
  applicationStartDate: of.opensAt ?? of.publishedAt,
  ...(of.closesAt && { applicationDeadline: of.closesAt }),
  ...(of.quota && { maximumEnrollment: of.quota }),
})

/** A JobPosting; search engines treat volunteering as a kind of employment. */
const job = (of: Advertisement, site: Site): Thing => ({
  '@type': 'JobPosting',
  title: of.title,
  description: of.body || of.summary,
  url: whole(advertisementAddress(of), site),
  datePosted: of.publishedAt,
  ...(of.closesAt && { validThrough: of.closesAt }),
  hiringOrganization: namedCompany(of.company, site),
  identifier: { '@type': 'PropertyValue', name: of.company.name, value: String(of.formIdentityNumber) },
  employmentType: of.type === 'voluntary' ? 'VOLUNTEER' : employmentTypes[of.workKind ?? 'fullTime'],
  ...locations(of),
  ...(of.quota && { totalJobOpenings: of.quota }),
  ...(of.amount && { baseSalary: salary(of.amount) }),
})

const employmentTypes: Record<WorkKind, string> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
  freelance: 'CONTRACTOR',
}

/** Remote work states the countries of applicants; other work its place, at least the country. */
function locations({ workPlace, cities, organization }: Advertisement) {
  if (workPlace === 'remote')
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'TR' } }
  const names = cities.length > 0 ? cities : organization.city ? [organization.city] : []
  const places = names.map(({ name }) => place({ addressLocality: name }))
  return { jobLocation: places.length > 0 ? places : place({}) }
}

const place = (address: { addressLocality?: string }) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', ...address, addressCountry: 'TR' },
})

const salaryUnits = { month: 'MONTH', year: 'YEAR', term: undefined, once: undefined } as const

/** The pay: search engines know monthly and yearly pay; otherwise only the amount is given. */
function salary({ minor, currency, period }: Amount) {
  const value = minor / 100
  const unitText = salaryUnits[period]
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: unitText ? { '@type': 'QuantitativeValue', value, unitText } : value,
  }
}

/** A WebPage for kinds that schema.org has no type for, such as competitions and calls. */
const page = (of: Advertisement, site: Site): Thing => ({
  '@type': 'WebPage',
  ...described(of, site),
  inLanguage: of.language,
  datePublished: of.publishedAt,
  ...(of.closesAt && { expires: of.closesAt }),
  publisher: namedCompany(of.company, site),
})
